import { foldName } from '../../shared/places/fold-name.ts'

/** What people call a quarter in another language than the map's: [as it is said, its name in the index]. */
const QUARTER_NAMES: readonly (readonly [string, string])[] = [
  ['Marolles', 'Marollen'],
  ['Sablon', 'Zavel'],
  ['Quartier Louise', 'Louiza - Langehaag'],
  ['Louise', 'Louiza - Langehaag'],
  ['Châtelain', 'Kastelein'],
  ['Quartier européen', 'Europawijk'],
  ['European quarter', 'Europawijk'],
  ['EU quarter', 'Europawijk'],
  ['Europese wijk', 'Europawijk'],
  ['Europaviertel', 'Europawijk'],
  ['Quartier Nord', 'Noordwijk'],
  ['Boondael', 'Boondaal'],
  ['Heysel', 'Heizel'],
  ['Grand-Place', 'Grote Markt'],
  ['Cinquantenaire', 'Jubelpark'],
  ['Bois de la Cambre', 'Ter Kamerenbos'],
  ['Béguinage', 'Begijnhof - Diksmuide'],
  ["Étangs d'Ixelles", 'Vijvers Van Elsene'],
  ['Ixelles ponds', 'Vijvers Van Elsene'],
  ["Cimetière d'Ixelles", 'Kerkhof Elsene'],
  ["Vivier d'Oie", 'Diesdelle'],
  ['Altitude Cent', 'Hoogte 100'],
  ['Altitude 100', 'Hoogte 100'],
  ['Stockel', 'Stokkel'],
  ['Gare du Midi', 'Zuidstation'],
  ['Porte de Hal', 'Hallepoort'],
  ['La Chasse', 'Jacht'],
  ['Botanique', 'Kruidtuin'],
  ['Saint-Job', 'Sint-Job Kauwberg'],
  ['Basilique', 'Basiliek'],
  ["Chant d'Oiseau", 'Vogelzang'],
  ['Cureghem', 'Kuregem Bara'],
  ['Quartier Dansaert', 'Dansaert'],
  ['Het Zuid', 'Zuid'],
  ['’t Zuid', 'Zuid'],
  ['Rive gauche', 'Linkeroever'],
  ['Left Bank', 'Linkeroever'],
]

/** By what is said, folded: the name to show, and that of the index, folded. */
export const QUARTERS_SAID: ReadonlyMap<string, { said: string; name: string }> = new Map(
  QUARTER_NAMES.map(([said, name]) => [foldName(said), { said, name: foldName(name) }]),
)
