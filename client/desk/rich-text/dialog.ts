/** A dialog of its own, at the end of the page: a form may not stand in the page's form. Taken away when it closes. */
export function openDialog(title: string, ...content: HTMLElement[]): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'rich-text-dialog'
  dialog.ariaLabel = title
  const heading = document.createElement('h2')
  heading.textContent = title
  const form = document.createElement('form')
  form.method = 'dialog'
  form.className = 'form'
  for (const each of [heading, ...content]) form.appendChild(each)
  dialog.appendChild(form)
  document.body.appendChild(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
  return dialog
}

let count = 0

/** A labelled text field, with a place for what is wrong with it. */
export function createField(
  label: string,
  hint = '',
): { element: HTMLElement; input: HTMLInputElement; refuse: (message: string) => void } {
  const id = `rich-text-field-${++count}`
  const element = document.createElement('p')
  element.className = 'field'
  const name = document.createElement('label')
  name.className = 'field__label'
  name.htmlFor = id
  name.textContent = label
  const input = document.createElement('input')
  input.className = 'control'
  input.id = id
  input.setAttribute('aria-describedby', `${id}-said`)
  const said = document.createElement('span')
  said.className = 'field__hint'
  said.id = `${id}-said`
  said.textContent = hint
  for (const each of [name, input, said]) element.appendChild(each)
  return {
    element,
    input,
    refuse: message => {
      said.className = 'field__error'
      said.role = 'alert'
      said.textContent = message
      input.ariaInvalid = 'true'
      input.focus()
    },
  }
}

/** Buttons at the end of a dialog; the first is what Enter does. */
export function createButtons(
  ...buttons: ([label: string, run: () => void] | null)[]
): HTMLElement {
  const row = document.createElement('p')
  row.className = 'rich-text-dialog__buttons'
  for (const [index, [label, run]] of buttons.filter(each => each !== null).entries()) {
    const button = document.createElement('button')
    button.type = index === 0 ? 'submit' : 'button'
    button.className = index === 0 ? 'button button--primary' : 'button button--quiet'
    button.textContent = label
    button.addEventListener('click', event => {
      event.preventDefault()
      run()
    })
    row.appendChild(button)
  }
  return row
}
