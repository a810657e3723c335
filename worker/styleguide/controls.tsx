import type { ReactNode } from 'react'
import { TextField, CheckField, type FormView } from '../../client/forms/form-fields.tsx'
import { Alert } from '../../client/controls/alert.tsx'
import { Checkbox } from '../../client/controls/checkbox.tsx'
import { MultiSelect } from '../../client/controls/multi-select.tsx'
import { NumberInput } from '../../client/controls/number-input.tsx'
import { optionListHtml } from '../../client/controls/option-list.ts'
import { SortSelect } from '../../client/estate/filter/sort-select.tsx'
import { EVERYTHING } from '../../shared/search/criteria.ts'
import { Icon } from '../../client/controls/icon.tsx'
import { Specimen } from './specimen.tsx'

const OPTIONS = optionListHtml(
  'pattern',
  [
    { value: 1, label: 'Gent (9000)', count: 12 },
    { value: 2, label: 'Sint-Martens-Latem (9830)', count: 4 },
    { value: 3, label: 'Deinze (9800)', count: 0 },
  ],
  [2],
)

const EMPTY: FormView = { id: 'pattern-empty', fields: null, errors: {} }
const INVALID: FormView = {
  id: 'pattern-wrong',
  fields: new URLSearchParams({ email: 'geen adres' }),
  errors: { email: 'formError.email', privacy: 'formError.privacy' },
}

/** Buttons, boxes and fields: empty, filled, invalid and disabled. */
export const ControlSpecimens = (): ReactNode => (
  <>
    <Specimen name="Buttons" wide>
      <p className="pattern__row">
        <a className="button" href="#controls">
          Vraag een bezoek
        </a>
        <a className="button button--quiet" href="#controls">
          Bel ons
        </a>
        <a className="button button--link" href="#controls">
          Alles wat te koop staat
          <Icon name="arrow-right" />
        </a>
        <button className="button" type="button" disabled>
          Even geduld
        </button>
        <a className="round-link" href="#controls" aria-label="Bel">
          <Icon name="phone" />
        </a>
        <button
          className="favorite favorite--static"
          type="button"
          aria-pressed="true"
          aria-label="Bewaard"
        >
          <Icon name="heart" />
        </button>
      </p>
    </Specimen>
    <Specimen name="Alerts">
      <Alert kind="success">
        <p>Uw bericht is verzonden.</p>
      </Alert>
      <Alert kind="danger">
        <p>Dat lukte niet. Probeer het opnieuw.</p>
      </Alert>
    </Specimen>
    <Specimen name="Menus">
      <MultiSelect summary="Locatie" label="Locatie" optionsHtml={OPTIONS} isActive={false} />
      <MultiSelect
        summary="Sint-Martens-Latem (9830), Deinze (9800), Gent (9000)"
        label="Locatie"
        optionsHtml={OPTIONS}
        isActive
      />
    </Specimen>
    <Specimen name="Numbers and order">
      <NumberInput id="pattern-number" name="number" />
      <NumberInput id="pattern-price" name="price" defaultValue={1_250_000} step={100} min={0} />
      <NumberInput id="pattern-wide" name="wide" defaultValue={1_250_000} mobile />
      <form id="pattern-order" hidden />
      <SortSelect form="pattern-order" search={EVERYTHING} />
    </Specimen>
    <Specimen name="Fields">
      <TextField
        form={EMPTY}
        name="email"
        label="E-mail"
        required
        hint="Wij delen het met niemand."
      />
      <TextField form={EMPTY} name="text" label="Bericht" rows={4} />
    </Specimen>
    <Specimen name="Fields that are wrong">
      <TextField form={INVALID} name="email" label="E-mail" required />
      <CheckField form={INVALID} name="privacy" required>
        Ik ga akkoord met de privacyverklaring.
      </CheckField>
    </Specimen>
    <Specimen name="Checkboxes">
      <Checkbox id="pattern-off" name="off">
        Hou me op de hoogte
      </Checkbox>
      <Checkbox id="pattern-on" name="on" defaultChecked>
        Hou me op de hoogte
      </Checkbox>
      <Checkbox id="pattern-bad" name="bad" error="Dit vinkje is nodig.">
        Ik ga akkoord
      </Checkbox>
    </Specimen>
  </>
)
