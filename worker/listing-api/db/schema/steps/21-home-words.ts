/** Names of agents are found as whole words: each row is made anew when homes are next listed. */
export const HOME_WORDS = `
UPDATE estate_desk SET check_on = '';
`
