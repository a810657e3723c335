import { codeOf } from './kind/enumerations.ts'

/** Whether a flood score asks for the official symbol: all after 'C' (LAW-19). */
export const hasFloodIcon = (score: unknown): boolean => (codeOf('floodScore', score) ?? '') > 'C'
