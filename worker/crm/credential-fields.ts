/** What a person is asked for to connect a CRM. */
export interface CredentialField {
  name: string
  question: string
  isSecret?: boolean
  isOptional?: boolean
}

/** By CRM (crms.ts), in the order in which they are asked for. */
export const CREDENTIAL_FIELDS: Readonly<Record<string, readonly CredentialField[]>> = {
  whise: [
    { name: 'username', question: 'User name of the Whise account for websites' },
    { name: 'password', question: 'Its password', isSecret: true },
    { name: 'client', question: "Number of the agency at Whise ('ClientId')" },
    {
      name: 'office',
      question: "Number of one office ('OfficeId'); nothing for all",
      isOptional: true,
    },
  ],
}
