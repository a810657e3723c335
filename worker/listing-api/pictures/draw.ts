/** stub */
export function draw(recipe: unknown): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1450 1088"><title>Illustratie</title><rect width="1450" height="1088" fill="#ccb"/><desc>${typeof recipe}</desc></svg>`
}
