import { emailAddress } from '../../shared/forms/email-address.ts'
import type { FormName, Site } from '../../shared/site/site.ts'

/**
 * Who of an agency gets what a form leaves: the agent of the home, else the office that the visitor chose, else the address
 * that the site names for the form, else the agency's (PACK-113, FORM-107). '' for none: its mail fails in sight.
 */
export const formRecipient = (
  { settings, agency }: Site,
  form: FormName,
  agent: string | null | undefined = null,
  office = '',
): string =>
  emailAddress(agent ?? '') ??
  emailAddress(office) ??
  emailAddress(settings.recipients?.[form] ?? '') ??
  emailAddress(agency.email) ??
  ''
