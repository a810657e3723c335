import { Hono } from 'hono'
import { handleForm, type FormEnv } from '../forms/handle.ts'
import { rejectedContactPage } from './contact-page.tsx'
import { sendContact } from './send-contact.ts'

export const contactAjax = new Hono<FormEnv>().post('/contact-form-handler', c =>
  handleForm(c, {
    form: 'contact',
    send: sendContact,
    rejectedPage: rejectedContactPage,
    successKey: 'contactForm.sent',
  }),
)
