import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCHEMA_STEPS } from '../worker/agency/schema/steps.ts'
import { STEPS } from '../worker/listing-api/schema/steps.ts'

/** SHA-256 of each step's file. A new step adds its line; none is ever changed. */
const RELEASED = {
  'worker/agency/schema': {
    '001-first': 'fb1c22acaafb72d7d07d8cde42795cd848fc00b9ca87d68341574679606170a5',
    '002-access': 'f59404737f379fc2ea18bca69f461c7a4e2e38dde1daff02c9d2a2afd273b223',
    '003-crm': '2d1854c7ec63070cb017ab932d1ad1cc1c17bb0587fafaa24941735a9cac9110',
    '004-people': 'd4db7b9160d5f2ca29050adc5e2d633ba11f0e29733f46b8e66e1acae07612c3',
    '005-ways-in': '2ebc37b4936ab86b1e4609b3a32836280c5c2dfe707464d9ddf6f8292125cb95',
    '006-audit-by-subject': '37088cb27a11894553c4943d9cc617dcd58d6c8d31587068fb9878f5401919eb',
    '007-export-files': 'bc39caa35ef033b1ac1dec5f8158b06a3c54f85d59b69d197297ee73806410c3',
    '008-figures': '0d182b62753382b9e98a705ad69f29b68954356486df4a0ee3db9ee8c24ed193',
    '009-held-tasks': 'd58df4756a236f30e8651a93ce9944293fbb44ac7159bd81a17e269bf1addd79',
    '010-bookings-at-desk': '5cdf934294d601519956d8b39c40f7ff2fc745b563e87fb0d6a5784f48480139',
    '011-stays': '13cca4cbf0a4cee5d3576a787e0f7b50145e092ca809c400193962c34b42a14e',
    '012-muted-mails': 'df12803e19fffbe96238016d39ab442e5caffcb87e04d3e25ff020ff72b9e58c',
    '013-inbox': 'a577544a8fc32ed00ac97140aae054b0095238de42864815df6db4293cdaa6cb',
    '014-more-criteria': '002ddefa24c5b4f37168a0dc89c633ffda0b80118cddcd7ccd357cc7b2844b26',
    '015-calendar-links': '53709e61bb4150d0d01d14f737bc41ef3506f69ba94ec05b7bdccfe8e2408a04',
    '016-afternoons': '263d6662b20963d0b776eae0f87ff8e906f215679376e91ea4f347f5b4b324b2',
    '017-restored': '51beb1bf9ade50fab5641a67923df98ef3fc38665d2a7a2d853cf2ba53acb91a',
    '018-denials': 'dfd549e61c9ca4db53c507a5170270df094d01b87dee60ef6028e9c635ff90bf',
    '019-sealed-texts': '9cf9e221bf0fbd4a68f35c3dd29fb31fc1fb39334ace44ac3bae02a5a8aca0c2',
    '020-sign-ins': '05c24898cd8a9b9963a61a279d79c8d967b2c48daed14ddceef89a32ccdda414',
    '021-audit-names': 'caa944150e0279ab885e23df5f238129241e5c445f189fb751dbc2bf6ec3034a',
    '022-stay-outcomes': '0e1446d310a6efe1382c1f7793ea91dcabf7bf4e0f4eb992db9f37f5c663b020',
    '023-thread-homes': '4b0f9288374e9d18f54cf1096154c2e2ef5fc5ce47128214092b9194d0dd3a16',
    '024-searches': 'b602e584d64a2feb32fdb6fb8e5e07c669e202b6e5e2bd2c1faa063fd935bb21',
  },
  'worker/listing-api/schema': {
    '001-content': '6621dc54d06e932f2b2b3e59b09ec8b5c0b87e0926ae842ec3f01c3568021731',
    '002-estates': '48be97d53be9d6e816f4aebf31149b1468fbb605f9ac6a365367b33d7513c48d',
    '003-bookings': '4b11f45fc1f7036b121817e4d95d3967097aabf1691936532b7ba1428954fe7b',
    '004-imports': 'af09e5ca3f36279941c716980da97fd7bbcf5bbe77fcb2875857bc5ae05ef703',
    '005-held-estates': '1b41af9f0071038faaa4b125cc5342ab07e844e1295ecc5e40182fd71944fa76',
    '006-parts': '8863ee3a255fe76f097fd8da1a151fd6ee461a60057052a01bab595892f8c44d',
    '007-sealed-imports': '3b12d5caa6086868639c335f889cc0d6e90b4a76f0a31ce9559a7c7c7495e803',
    '008-uploads': '1b68d1e1987e230d72783dbfe1fad87b2fb927912fa88217fb765e1392329b02',
    '009-fetched-pictures': 'fa415e16344d3fe33d8a18b9e15ee85458d8553774f9df36e696915fb9125b11',
    '010-part-history': '76ef684ef197bcaa4d1c6d2a41a1add023e42d1c661e2a7f0799d354d15f720d',
    '011-homes': 'ac2a7f23a904ab54026325704ffb32a3dfe00ea46b919398ea442d2fa0e8c6e5',
    '012-feed-decisions': '3d277d373d2711e8fa691a0f4acd56e007eff29e237493e35b39f429a16e3f20',
    '013-upload-days': 'f9f3a90269232f22eb188e70f2ed185d9e48a8fd6cbcbbf1d738b54d1097b95f',
    '014-collection-order': 'c203416fea0ada55565965bf52f71f0c4a80dbd96faac26e82e272d1978a9d53',
    '015-stays': 'b68734e8ed49147e7d938b6e7e85bb84c4560cc2e764b80f99803ad6cfc570a8',
    '016-more-filters': '542fd8fc620c773591ed6baf3411a702270ad2469e7593d0c8b575396d807dab',
    '017-home-checks': 'bbe964950f67470a93d6bbb5e961aaededf35d386d0d4a00080cb0a5a7d50de5',
    '018-feed-sources': '3c955fd2890eaa5a162c4119a890f06850f59976ea9ce3a809218724bbb4746b',
    '019-feed-order': '2a3c6a747c52e7d6fdb6a4d5f04b3af24dd5ce9772b733591c28dd02bc878062',
    '020-unnamed-files': '8268fcd7c38359ddbfaf1a920a051a2f7427bc198c66110b88ec19c2f6f315b2',
    '021-home-words': 'b9b096e3006f5c81ff668f36a239e307ec150a8f002b693ad89d81f7e8ea37e5',
    '022-own-id': 'f4fa8b102e1417c2de4f9017b736a9b61c1c82fd023d56151660a23784c40a3e',
    '023-shown-until': 'd7a519a0b9f679f7e383ea3bb5c1ae0bce5cbff300479f340218f5c6fe7fe851',
    '024-price-meaning': 'a368330b119720f6417128addf261da2944134a5c9c11a1a892d3329474fca3c',
    '025-facts': 'dcb8375b78383cc034af61aa0ca9d4bed47ca580c9bb797ee7f4cad51e6a41e3',
  },
}

const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

describe.each([
  ['worker/agency/schema', SCHEMA_STEPS],
  ['worker/listing-api/schema', STEPS],
] as const)('the steps in %s', (folder, steps) => {
  const files = globSync(`${folder}/*.sql`).toSorted()

  it('19.1: are the files that were released, each byte of them (AGENCY-114)', () => {
    const digests = files.map(file => [basename(file, '.sql'), digestOf(readFileSync(file))])
    expect(Object.fromEntries(digests)).toEqual(RELEASED[folder])
  })

  it('19.1: are numbered from 001, and applied in that order (AGENCY-114)', () => {
    for (const [at, file] of files.entries())
      expect(basename(file)).toMatch(new RegExp(`^${String(at + 1).padStart(3, '0')}-[a-z-]+.sql$`))
    expect(steps).toEqual(files.map(file => readFileSync(file, 'utf8')))
  })
})
