import { ifPresent, type Phrases } from './phrases.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const ORDINALS = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
]

export const EN: Phrases = {
  bedrooms: count =>
    count === 0 ? '' : count === 1 ? 'one bedroom' : `${NUMBERS[count] ?? count} bedrooms`,
  bathrooms: count => (count === 1 ? 'one bathroom' : `${NUMBERS[count] ?? count} bathrooms`),
  floor: storey => `the ${ORDINALS[storey] ?? `${storey}th`} floor`,
  orientation: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
  charm: [
    'full of character',
    'close to the market square',
    'full of light',
    'in a quiet street',
    'near the station',
  ],
  extra: f =>
    f.sea
      ? 'sea view'
      : f.orientation
        ? `${f.orientation}-facing garden`
        : f.terrace
          ? `${f.terrace} m² terrace`
          : f.garage
            ? 'private parking'
            : '',
  rooms: f =>
    `${f.noun}${ifPresent(` with ${f.bedrooms}`, f.bedrooms)}${ifPresent(' and garden', f.bedrooms && f.orientation)} in ${f.city}`,
  size: f => `of ${f.ground || f.area} m²`,
  with: 'with',
  house: [
    f =>
      `${f.A} of a kind you rarely find in ${f.city}: ${f.area} m² of living space, generous rooms and a street where children still play.`,
    f =>
      `For anyone who wants to live in ${f.city} without missing the town: ${f.a} of ${f.area} m²${ifPresent(`, built in ${f.year}`, f.year)}, with shops, schools and the bus within walking distance.`,
    f =>
      `${f.street ? `On ${f.street} stands` : 'Here stands'} ${f.a} with a plan that simply works: you walk in, see the garden and know enough. There are ${f.area} m² to live in.`,
    f =>
      `Well built${ifPresent(` in ${f.year}`, f.year)}${ifPresent(' and carefully lived in', f.ready)}. ${f.A} of ${f.area} m² for a family in search of space, in the heart of ${f.city}.`,
    f =>
      `A modest front hides a great deal of room: ${f.area} m², high ceilings and light from both sides. ${f.A} you should see for yourself.`,
  ],
  country: [
    f =>
      `On the edge of ${f.city}, where the lane narrows, lies ${f.a} of ${f.area} m² in ${f.ground} m² of grounds. The quiet comes free.`,
    f =>
      `${f.A}${ifPresent(` from ${f.year}`, f.year)}, set in green and looking out as far as the next church tower. Inside, ${f.area} m² to make your own.`,
    f =>
      `Here you live with the seasons. ${f.A} on ${f.ground} m², with old trees, a gravel drive and ${f.area} m² of living space.`,
    f =>
      `Seldom offered in ${f.city}: ${f.a} of ${f.area} m² on a plot of ${f.ground} m², quiet and yet close to the main road.`,
  ],
  apartment: [
    f =>
      `${f.A} of ${f.area} m²${ifPresent(` on ${f.floor}`, f.floor)} of a well-kept building in ${f.city}.${ifPresent(' All that is left to do is unpack.', f.ready)}`,
    f =>
      `Live in town and still sleep soundly: this is ${f.a} of ${f.area} m²${ifPresent(` on ${f.floor}`, f.floor)}, in the centre of ${f.city}.`,
    f =>
      `Light, and plenty of it. ${f.A} with tall windows and a clever plan of ${f.area} m², close to shops, park and public transport in ${f.city}.`,
    f =>
      `${f.street ? `On ${f.street} you find` : 'Here you find'} ${f.a} of ${f.area} m² without a wasted corner${ifPresent(', with a lift', f.elevator)} and neighbours who say hello.`,
    f =>
      `For a first home or a smaller one: ${f.a} of ${f.area} m² in ${f.city}, sensibly laid out and with low shared costs.`,
  ],
  coast: [
    f =>
      `The sea is never far away. ${f.A} of ${f.area} m² in ${f.city}${ifPresent(', with an open view of the beach', f.sea)}, a few minutes from the coastal tram.`,
    f =>
      `Shoes off, window open: ${f.a} of ${f.area} m²${ifPresent(` on ${f.floor}`, f.floor)} for weekends that last a day longer.${ifPresent(' From the living room you watch the boats go by.', f.sea)}`,
    f =>
      `${f.A} in ${f.city}, between the promenade and the dunes. Its ${f.area} m² hold everything a second home needs${ifPresent(', furniture included', f.furnished)}.`,
    f =>
      `Salty light, sand in the hall and the wind at night: ${f.a} of ${f.area} m² that is good to come back to all year round.`,
  ],
  plot: [
    f =>
      `${f.A} of ${f.ground} m² in ${f.city}${ifPresent(`, on ${f.street}`, f.street)}. Utilities are in the street; the ground is level and dry.`,
    f =>
      `Start with a blank page: ${f.a} of ${f.ground} m², quiet and easy to reach. The surveyor has already set the stakes.`,
    f =>
      `Land is getting scarce in ${f.city}. Here you buy ${f.ground} m² with an open view at the back and the village within cycling distance.`,
    f =>
      `A plot with possibilities: ${f.ground} m², a wide street front and sun where you want it.`,
  ],
  garage: [
    f =>
      `No more driving in circles: ${f.a} of ${f.area} m² in ${f.city}, easy to enter and open day and night.`,
    f =>
      `${f.A} within walking distance of the centre of ${f.city}. A sensible investment as well: demand here is greater than supply.`,
    f =>
      `Dry, secure and wide enough for a family car: ${f.a} in ${f.city}, well lit and with a well-kept drive.`,
  ],
  business: [
    f =>
      `Where people pass by: ${f.a} of ${f.area} m² in ${f.city}, with a large shop window and a loading bay at the door.`,
    f =>
      `${f.A} of ${f.area} m²${ifPresent(' that could open tomorrow', f.ready)}. Clearly visible, easy to reach and with parking nearby.`,
    f =>
      `Looking for room to grow? This is ${f.a} of ${f.area} m² in ${f.city}, free to divide${ifPresent(' and with building services in good order', f.ready)}.`,
    f =>
      `An address your customers know, in ${f.city}. ${f.A} of ${f.area} m², high, bright and with a separate entrance for deliveries.`,
  ],
  living: [
    f =>
      ifPresent(
        `The ${f.living} m² living room opens into a kitchen${ifPresent(' with an island', f.ready)}.`,
        f.living,
      ),
    f =>
      ifPresent(
        `You live in ${f.living} m² with a boarded floor and a fireplace, next to a separate kitchen of ${f.kitchen} m².`,
        f.living && f.kitchen,
      ),
    f => ifPresent(`Tall windows fill the ${f.living} m² living room with light.`, f.living),
    f =>
      ifPresent(
        `The living room measures ${f.living} m², with the kitchen right beside it.`,
        f.living,
      ),
  ],
  night: [
    f => ifPresent(`It has ${f.bedrooms} and ${f.bathrooms}.`, f.bedrooms),
    f =>
      ifPresent(
        `The nights are quiet: ${f.bedrooms}, ${f.bathrooms}${ifPresent(', with fitted wardrobes', f.ready)}.`,
        f.bedrooms,
      ),
    f =>
      ifPresent(
        `The landing leads to ${f.bedrooms} and ${f.bathrooms}${ifPresent(' with a rain shower', f.ready)}.`,
        f.bedrooms,
      ),
  ],
  garden: [
    f =>
      ifPresent(
        `Outside is a garden facing ${f.orientation}, with room for a long table and a vegetable patch.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `The garden faces ${f.orientation}: sun from after breakfast to the last sip of coffee.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `The ${f.ground} m² plot is fully fenced, with a garden facing ${f.orientation}.`,
        f.orientation,
      ),
  ],
  terrace: [
    f => ifPresent(`The ${f.terrace} m² terrace is large enough to eat outdoors.`, f.terrace),
    f => ifPresent(`A sheltered terrace of ${f.terrace} m² comes with it.`, f.terrace),
  ],
  parking: [
    f => ifPresent('You park on your own ground.', f.garage),
    f => ifPresent('A private space for the car is included.', f.garage),
  ],
  state: {
    TO_RENOVATE: () => 'It needs renovating: the walls are there, the rest is up to you.',
    TO_FRESHEN_UP: () => 'A coat of paint and a new kitchen will bring it up to date.',
    GOOD_CONDITION: () => 'Everything has been well maintained.',
    EXCELLENT_CONDITION: () => 'The finish is excellent; nothing needs doing.',
    RENEWED: f =>
      `It was thoroughly renovated${ifPresent(` in ${f.renovated}`, f.renovated)}, with double glazing and new wiring.`,
    NEW: () => 'Newly built, with heat pump, underfloor heating and ventilation.',
  },
  energy: [
    f => (f.label ? `The energy label is ${f.label}, at ${f.epc} kWh per m² a year.` : ''),
    f => (f.label ? `Energy performance: label ${f.label} (${f.epc} kWh/m² a year).` : ''),
  ],
  sale: [
    () => 'Do come and look: we will take our time.',
    () => 'Call or write to us for a viewing, on Saturdays too.',
    () => 'The documents are ready for anyone who wants to read them.',
  ],
  rent: [
    () => 'The rent excludes the monthly charges; you find them with the financial details.',
    () => 'A lease of at least one year, with an inventory on moving in.',
    () => 'Viewings are by appointment, in order of request.',
  ],
  takeOver: [
    () => 'The take-over includes the business, the fittings and the stock; the lease continues.',
  ],
  gone: [() => 'This property is no longer available. Looking for something similar? Let us know.'],
}
