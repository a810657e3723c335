import * as v from 'valibot'
import { LOCALES } from '../locale.ts'
import { MOST_LEFT_OUT } from '../memory/shown-deals.ts'
import { FORM_NAMES } from '../site/site.ts'
import { VIDEO_HOSTS } from '../site/video-hosts.ts'
import { MAX_FREE_DAYS } from '../booking/stay-terms.ts'
import { tableOf } from '../table.ts'
import * as f from './fields.ts'

const { field } = f
const hostname = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/,
    'must be a hostname in lower case, as www.agency.be',
  ),
)

export const ThemeSchema = v.strictObject({
  accent: field('Buttons, links', f.colour()),
  tint: field('Large quiet areas', f.colour()),
  paper: field('Background', f.colour()),
  ink: field('Text', f.colour()),
  radius: field('Of corners, in px', f.whole(0, 32)),
  headingFace: f.oneOf(['fraunces', 'bricolage', 'newsreader'] as const),
  textFace: f.oneOf(['figtree', 'source-serif', 'hanken'] as const),
  character: field(
    'How the home page and cards are laid out',
    f.oneOf(['editorial', 'coastal', 'rustic'] as const),
  ),
  logo: v.nullable(field('Of assets/; null: the name in the heading face', f.assetId())),
  logoHasName: v.optional(field('The name stands in the logo, and not beside it', v.boolean())),
  logoDark: v.optional(v.nullable(field('Of assets/; shown by night', f.assetId()))),
  icon: v.optional(v.nullable(field('Of assets/; of the browser’s tab', f.assetId()))),
  preview: v.optional(
    v.nullable(field('Of assets/, 1200 × 630 px; where links to the site are shared', f.assetId())),
  ),
  hero: v.nullable(field('Of assets/', f.assetId())),
})

export const AgencySchema = v.strictObject({
  legalName: f.text(),
  street: f.text(),
  number: f.text(20),
  zip: f.text(10),
  city: f.localized(100),
  phone: f.text(40),
  email: f.email(),
  kbo: field('Enterprise number', f.text(20)),
  vat: f.text(20),
  biv: field('Registration with the BIV', f.text(40)),
  title: field('Professional title', f.localized(200)),
  supervisor: v.strictObject({
    name: f.localized(200),
    address: f.plainOrLocalized(300),
    url: v.union([f.address(), localizedAddress()]),
  }),
  codeOfConductUrl: v.union([f.address(), localizedAddress()]),
  insurer: v.strictObject({ name: f.text(), policy: f.text(60) }),
  thirdPartyAccount: field('Third-party account', f.text(60)),
  geoLocation: f.geoLocation(),
})

function localizedAddress() {
  return v.strictObject({
    nl: v.nullish(f.address()),
    fr: v.nullish(f.address()),
    en: v.nullish(f.address()),
    de: v.nullish(f.address()),
  })
}

/** site.json */
export const SiteFile = v.strictObject({
  ...f.schemaLine,
  id: v.optional(field('Given by the product when absent', f.id())),
  name: field('As visitors know the agency', f.text(100)),
  hostnames: field(
    'Where the site is; the first is the main one',
    v.pipe(v.array(hostname), v.minLength(1, 'must name a hostname'), v.maxLength(20)),
  ),
  locales: field(
    'Languages of the site',
    v.pipe(v.array(f.oneOf(LOCALES)), v.minLength(1, 'must name a language')),
  ),
  defaultLocale: f.oneOf(LOCALES),
  source: field('Which numbering its statuses have', f.oneOf(['main', 'guid'] as const)),
  settings: v.strictObject({
    hiddenStatus: field('Ids of statuses whose homes appear nowhere', v.array(f.whole(1, 10))),
    shownWithout: v.optional(
      field(
        'Has no effect any more: each home says for itself why and until when it is shown (shownWithout)',
        v.array(f.text(20)),
      ),
    ),
    detailLinks: v.boolean(),
    hiddenTabs: v.array(f.text(60)),
    tileUrl: v.optional(v.null_('must be null: the map is drawn from the platform’s own tiles')),
    captcha: v.nullable(
      v.strictObject({
        service: f.oneOf(['recaptcha', 'turnstile'] as const),
        siteKey: f.text(),
      }),
    ),
    videoHosts: field('Whose videos and tours open in their place', v.array(f.oneOf(VIDEO_HOSTS))),
    recipients: v.optional(
      field(
        "Who gets what a form leaves, where it is not the agency's email address; a home's agent gets its own",
        v.strictObject(tableOf(FORM_NAMES, () => v.optional(f.email()))),
      ),
    ),
    freeCancelDays: v.optional(
      field(
        'Until so many days before arrival a guest cancels a confirmed stay for nothing; 30 when absent',
        f.whole(0, MAX_FREE_DAYS),
      ),
    ),
    soldPrices: v.optional(
      field('A page shows what was sold and let, with prices per m²; off when absent', v.boolean()),
    ),
    soldPricesWithout: v.optional(
      field(
        'Homes that were sold or let and are left out of that page and its figures, by their public ids',
        v.pipe(v.array(f.text(40)), v.maxLength(MOST_LEFT_OUT)),
      ),
    ),
    priceHistory: v.optional(
      field(
        'A home’s page says what was asked before and how long it is on offer; off when absent',
        v.boolean(),
      ),
    ),
  }),
  theme: ThemeSchema,
  agency: AgencySchema,
})
