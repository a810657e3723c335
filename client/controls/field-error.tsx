interface Props {
  /** The field points here with aria-describedby. */
  id: string
  error?: string | null
}

/** What is wrong with one field. */
export const FieldError = ({ id, error }: Props) =>
  error ? (
    <p className="field-error" id={id}>
      {error}
    </p>
  ) : null
