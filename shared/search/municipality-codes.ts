/** Municipalities that were merged or numbered anew in 2019 and 2025: NIS code → the codes that it took the place of. */
const FORMER_CODES: Record<number, readonly number[]> = {
  11002: [11007],
  12041: [12030, 12034],
  23106: [23023, 23024, 23032],
  37021: [37012, 37018],
  37022: [37007, 37015],
  44083: [44011, 44049],
  44084: [44001, 44029],
  44085: [44036, 44072, 44080],
  44086: [44012, 44048],
  44087: [44034, 44073],
  44088: [44040, 44043],
  45068: [45017, 45057],
  46029: [44045, 46014],
  46030: [11056, 46003, 46013],
  51067: [55010],
  51068: [55039],
  51069: [55023],
  55085: [52063],
  55086: [52043],
  57096: [54007],
  57097: [54010],
  58001: [55022],
  58002: [56011],
  58003: [56085],
  58004: [56087],
  71071: [71057, 71069],
  71072: [71022, 73040],
  72042: [71047, 72040],
  72043: [72025, 72029],
  73110: [73006, 73032],
  73111: [73009, 73083],
  82039: [82003, 82005],
}

const CURRENT_CODES = new Map(
  Object.entries(FORMER_CODES).flatMap(([current, former]) =>
    former.map(code => [code, Number(current)]),
  ),
)

/** The NIS code that a municipality has since; any other number is given back as it is (LAPI-90). */
export const currentCode = (id: number): number => CURRENT_CODES.get(id) ?? id

/** Every code that is none any more. */
export const formerCodes = (): number[] => [...CURRENT_CODES.keys()]
