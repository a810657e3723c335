import type { Light, Recipe, Setting, Wall } from './recipe.ts'

/** The colours of a time of day: sky from top to horizon, far and near land, shade, lit window. */
export interface Hour {
  sky: [top: string, middle: string, low: string]
  sun: string
  far: string
  middle: string
  ground: string
  shade: string
  glass: string
  lamp: string
}

export const HOURS: Record<Light, Hour> = {
  morning: {
    sky: ['#a9c3cf', '#d5dcd6', '#f4e3cd'],
    sun: '#fbeed8',
    far: '#9fb3b1',
    middle: '#7f9a8b',
    ground: '#b9b48f',
    shade: '#2d3f4d',
    glass: '#7d98a6',
    lamp: '#f6dfae',
  },
  noon: {
    sky: ['#7fb0c9', '#b3d2da', '#e4ebe2'],
    sun: '#fdf8e7',
    far: '#93b3ad',
    middle: '#6f9a78',
    ground: '#a9b77f',
    shade: '#22384a',
    glass: '#5f8599',
    lamp: '#dfe9e8',
  },
  dusk: {
    sky: ['#3f4a6b', '#a1748a', '#f0b48a'],
    sun: '#fbd29b',
    far: '#6d6a86',
    middle: '#4f5a66',
    ground: '#75705f',
    shade: '#1c2136',
    glass: '#485472',
    lamp: '#ffd58a',
  },
}

export interface Material {
  face: string
  joint: string
  trim: string
}

export const WALLS: Record<Wall, Material> = {
  red: { face: '#a9533f', joint: '#8c4132', trim: '#e9dfcc' },
  brown: { face: '#80523f', joint: '#684031', trim: '#e3d8c4' },
  yellow: { face: '#cfae7a', joint: '#b7945f', trim: '#f3ead6' },
  white: { face: '#ece6d8', joint: '#d8d0be', trim: '#fbf8f0' },
  stone: { face: '#98958c', joint: '#7c7a74', trim: '#cfcac0' },
}

/** Plants by setting: dune grass is paler, the Ardennes darker. */
export const GREENS: Record<Setting, [light: string, middle: string, dark: string]> = {
  town: ['#8fa97b', '#6d8c66', '#4a6b55'],
  village: ['#9db67f', '#759a68', '#4d7556'],
  field: ['#b3bd7c', '#86a066', '#56784f'],
  coast: ['#c9c79a', '#a3ab80', '#75875f'],
  hills: ['#88a57b', '#5d8163', '#3b5d4d'],
}

/** The placeholder colour while the picture loads, without '#'. */
export function placeholderColor(recipe: Recipe): string {
  if (recipe.draw === 'plan' || recipe.draw === 'placeholder') return 'efeae0'
  if (recipe.draw === 'portrait') return 'd9cfbf'
  if (recipe.draw === 'panorama')
    return { city: 'e7cfb2', coast: 'c3d5d6', hills: 'c4c6b3' }[recipe.scene]
  if (recipe.draw === 'room')
    return { morning: 'dccfbc', noon: 'd6d3c6', dusk: '8a7a78' }[recipe.light]
  return HOURS[recipe.light].sky[1].slice(1)
}
