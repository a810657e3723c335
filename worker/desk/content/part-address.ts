/** Behind `/sites/{id}`: where a part is written, by its path in a pack. */
export function partAddress(path: string): string {
  const [folder = '', rest] = path.replace(/\.json$/, '').split('/')
  if (rest !== undefined) return `/${folder}/${encodeURIComponent(rest)}`
  if (folder === 'site') return ''
  return OWN_ADDRESS.includes(folder) ? `/${folder}` : `/content/${folder}`
}

const OWN_ADDRESS: readonly string[] = ['menus', 'agendas']
