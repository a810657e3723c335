/** What begins a text, and what it goes on with: a parser repeats what stays open, and moves what may not stand there. */
const BOMBS = [
  [Array.from({ length: 90 }, (_, index) => `<b a=${index}>`).join(''), '<p>x'],
  [Array.from({ length: 300 }, (_, index) => `<b a=${index}>`).join(''), '<p>x'],
  [`<a href="/${'x'.repeat(2_000)}">`, '<p>x'],
  ['', '<p>'],
  ['', '<a href=/x>'],
  ['', '<b><p>'],
  ['', '<b><i><p></b>'],
  ['', '<a><table>'],
  ['<table>', 'x<b>'],
  ['', '<b><table><td></b></table>'],
  ['', '<a><div></a>'],
  ['', '<ul><li><p>'],
  ['', '<img src=/assets/a>'],
] as const

/** Each as a text of so many letters, by what it goes on with. */
export const htmlBombs = (letters: number): [name: string, text: string][] =>
  BOMBS.map(([begin, again]) => [
    begin.slice(0, 12) + again,
    begin + again.repeat((letters - begin.length) / again.length),
  ])
