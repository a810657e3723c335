import { DEFAULT_LOCALE } from '../../locale.ts'
import { textAt, type EstateLike } from '../read.ts'

/**
 * The core cities and the municipalities of the Flemish Rand of VCF art. 1.1.0.0.2, as they are since the mergers of
 * 1 January 2025: Antwerpen with Borsbeek, Hasselt with Kortessem, Galmaarden, Gooik and Herne as Pajottegem.
 */
export const CORE_CITIES_AND_RAND = {
  core: 'Aalst, Antwerpen, Boom, Brugge, Dendermonde, Genk, Gent, Hasselt, Kortrijk, Leuven, Mechelen, Oostende, Roeselare, Sint-Niklaas, Turnhout, Vilvoorde',
  rand: 'Affligem, Asse, Beersel, Bertem, Bever, Dilbeek, Drogenbos, Grimbergen, Halle, Hoeilaart, Huldenberg, Kampenhout, Kapelle-op-den-Bos, Kortenberg, Kraainem, Lennik, Liedekerke, Linkebeek, Londerzeel, Machelen, Meise, Merchtem, Opwijk, Overijse, Pajottegem, Pepingen, Roosdaal, Sint-Genesius-Rode, Sint-Pieters-Leeuw, Steenokkerzeel, Ternat, Tervuren, Vilvoorde, Wemmel, Wezembeek-Oppem, Zaventem, Zemst',
} as const

/** Their postal codes; no other municipality has one of them. */
export const CORE_ZIPS: ReadonlySet<string> = new Set(
  `1500 1501 1502 1540 1541 1547 1560 1570 1600 1601 1602 1620 1630 1640 1650 1651 1652 1653 1654 1670 1671 1673 1674
  1700 1701 1702 1703 1730 1731 1740 1741 1742 1745 1750 1755 1760 1761 1770 1780 1785 1790 1800 1820 1830 1831 1840
  1850 1851 1852 1853 1860 1861 1880 1910 1930 1932 1933 1950 1970 1980 1981 1982 2000 2018 2020 2030 2040 2050 2060
  2100 2140 2150 2170 2180 2223 2300 2600 2610 2660 2800 2801 2811 2812 2850 3000 3001 3010 3012 3018 3040 3060 3061
  3070 3071 3078 3080 3090 3500 3501 3510 3511 3512 3600 3720 3721 3722 3723 3724 8000 8200 8310 8380 8400 8500 8501
  8510 8511 8800 9000 9030 9031 9032 9040 9041 9042 9050 9051 9052 9100 9111 9200 9300 9308 9310 9320`.split(
    /\s+/,
  ),
)

/** Whether it lies in a core city or the Flemish Rand, by its postal code. */
export const isInCoreCity = (estate: EstateLike): boolean =>
  CORE_ZIPS.has(textAt(estate, 'general.address.city.zip', DEFAULT_LOCALE) ?? '')
