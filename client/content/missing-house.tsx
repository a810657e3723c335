/** A street with a gap where a house might be: for a page that is not there and a search that finds nothing. */
export const MissingHouse = () => (
  <svg className="missing-house" viewBox="0 0 320 150" aria-hidden="true">
    <path
      className="missing-house__walls"
      d="M8 140V72h10V58h10V44h10V30h24v14h10v14h10v14h10v68zM228 140V68l42-42 42 42v72z"
    />
    <path
      className="missing-house__panes"
      d="M22 82h16v22H22zM62 82h16v22H62zM42 54h16v18H42zM242 80h16v22h-16zM262 112h17v28h-17zM42 112h17v28H42z"
    />
    <path className="missing-house__lamp" d="M282 80h16v22h-16z" />
    <path
      className="missing-house__gap"
      d="M112 140V66l48-46 48 46v74M130 82h18v24h-18zM172 82h18v24h-18zM150 140v-26h20v26"
    />
    <path className="missing-house__ground" d="M0 140h320" />
  </svg>
)
