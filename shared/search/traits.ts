export { ENERGY_LETTERS, type EnergyLetter, type Trait, TRAITS } from './criteria.ts'
