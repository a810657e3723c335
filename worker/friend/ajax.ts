import { Hono } from 'hono'
import { handleForm, type FormEnv } from '../forms/handle.ts'
import { rejectOnApiError } from '../forms/reject-on-api-error.ts'
import { rejectedFriendPage } from './friend-page.tsx'
import { sendFriend } from './send-friend.ts'

export const friendAjax = new Hono<FormEnv>().post('/send-to-a-friend', c =>
  handleForm(c, {
    form: 'friend',
    send: rejectOnApiError(sendFriend),
    rejectedPage: rejectedFriendPage,
    successKey: 'friend.sent',
  }),
)
