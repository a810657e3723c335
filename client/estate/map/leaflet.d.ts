/** The modules of leaflet, of which the bundle takes what it needs. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
