import { ifPresent, type Phrases } from './phrases.ts'

const NUMBERS = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]

export const FR: Phrases = {
  bedrooms: count =>
    count === 0 ? '' : count === 1 ? 'une chambre' : `${NUMBERS[count] ?? count} chambres`,
  bathrooms: count =>
    count === 1 ? 'une salle de bains' : `${NUMBERS[count] ?? count} salles de bains`,
  floor: storey =>
    storey === 0 ? 'au rez-de-chaussée' : storey === 1 ? 'au premier étage' : `au ${storey}e étage`,
  orientation: {
    N: 'nord',
    NE: 'nord-est',
    E: 'est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ouest',
    W: 'ouest',
    NW: 'nord-ouest',
  },
  charm: [
    'de caractère',
    'à deux pas du marché',
    'tout en lumière',
    'au calme',
    'proche de la gare',
  ],
  extra: f =>
    f.sea
      ? 'vue sur mer'
      : f.orientation
        ? `jardin orienté ${f.orientation}`
        : f.terrace
          ? `terrasse de ${f.terrace} m²`
          : f.garage
            ? 'emplacement privé'
            : '',
  rooms: f =>
    `${f.noun}${ifPresent(` avec ${f.bedrooms}`, f.bedrooms)}${ifPresent(' et jardin', f.bedrooms && f.orientation)} à ${f.city}`,
  size: f => `de ${f.ground || f.area} m²`,
  with: 'avec',
  house: [
    f =>
      `${f.A} comme on en trouve peu à ${f.city} : ${f.area} m² habitables, de belles pièces et une rue où les enfants jouent encore.`,
    f =>
      `Habiter ${f.city} sans renoncer à la ville, c’est possible ici : ${f.a} de ${f.area} m²${ifPresent(` datant de ${f.year}`, f.year)}, avec commerces, écoles et bus à pied.`,
    f =>
      `${f.street ? `${f.street}, voici` : 'Voici'} ${f.a} au plan évident : on entre, on aperçoit le jardin et l’on a compris. Au total, ${f.area} m² habitables.`,
    f =>
      `Une construction soignée${ifPresent(` de ${f.year}`, f.year)}${ifPresent(', habitée avec soin', f.ready)}. ${f.A} de ${f.area} m² pour une famille en quête d’espace, au cœur de ${f.city}.`,
    f =>
      `Derrière une façade discrète se cache un bel espace : ${f.area} m², de hauts plafonds et la lumière des deux côtés. ${f.A} à découvrir sans tarder.`,
  ],
  country: [
    f =>
      `À la sortie de ${f.city}, là où la route se fait plus étroite : ${f.a} de ${f.area} m² sur ${f.ground} m² de terrain. Le silence est offert.`,
    f =>
      `${f.A}${ifPresent(` de ${f.year}`, f.year)} dans un écrin de verdure, avec vue jusqu’au clocher voisin. À l’intérieur, ${f.area} m² à façonner à votre idée.`,
    f =>
      `Ici, on vit au rythme des saisons. ${f.A} sur ${f.ground} m², avec de vieux arbres, une allée de gravier et ${f.area} m² habitables.`,
    f =>
      `Rare à ${f.city} : ${f.a} de ${f.area} m² sur une parcelle de ${f.ground} m², au calme et pourtant proche des grands axes.`,
  ],
  apartment: [
    f =>
      `${f.A} de ${f.area} m²${ifPresent(` ${f.floor}`, f.floor)}, dans un immeuble bien tenu de ${f.city}.${ifPresent(' Il ne reste qu’à déballer vos cartons.', f.ready)}`,
    f =>
      `Vivre en ville et dormir au calme : voici ${f.a} de ${f.area} m²${ifPresent(` ${f.floor}`, f.floor)}, au centre de ${f.city}.`,
    f =>
      `De la lumière, et beaucoup. ${f.A} aux grandes baies, au plan bien pensé de ${f.area} m², près des commerces, du parc et des transports à ${f.city}.`,
    f =>
      `${f.street ? `${f.street}, découvrez` : 'Découvrez'} ${f.a} de ${f.area} m² sans mètre carré perdu${ifPresent(', avec ascenseur', f.elevator)} et des voisins qui se saluent.`,
    f =>
      `Pour un premier achat ou pour vivre plus simplement : ${f.a} de ${f.area} m² à ${f.city}, fonctionnel et aux charges modérées.`,
  ],
  coast: [
    f =>
      `La mer n’est jamais loin. ${f.A} de ${f.area} m² à ${f.city}${ifPresent(', avec vue dégagée sur la plage', f.sea)}, à quelques minutes du tram de la côte.`,
    f =>
      `On enlève ses chaussures, on ouvre la fenêtre : ${f.a} de ${f.area} m²${ifPresent(` ${f.floor}`, f.floor)} pour des week-ends qui durent un jour de plus.${ifPresent(' Du séjour, on voit passer les bateaux.', f.sea)}`,
    f =>
      `${f.A} à ${f.city}, entre digue et dunes. Sur ${f.area} m², tout ce qu’il faut à une seconde résidence${ifPresent(', mobilier compris', f.furnished)}.`,
    f =>
      `La lumière du large, un peu de sable dans l’entrée et le vent du soir : ${f.a} de ${f.area} m² où l’on aime arriver toute l’année.`,
  ],
  plot: [
    f =>
      `${f.A} de ${f.ground} m² à ${f.city}${ifPresent(`, ${f.street}`, f.street)}. Les raccordements sont en voirie, le sol est plat et sain.`,
    f =>
      `Partez d’une page blanche : ${f.a} de ${f.ground} m², au calme et facile d’accès. Le géomètre a déjà posé les bornes.`,
    f =>
      `Le terrain se fait rare à ${f.city}. Voici ${f.ground} m² avec une vue dégagée à l’arrière et le cœur du village à vélo.`,
    f =>
      `Une parcelle pleine de possibilités : ${f.ground} m², une large façade à rue et le soleil là où vous le voulez.`,
  ],
  garage: [
    f =>
      `Fini de tourner en rond : ${f.a} de ${f.area} m² à ${f.city}, facile d’accès et disponible jour et nuit.`,
    f =>
      `${f.A} à pied du centre de ${f.city}. Un placement raisonnable aussi : la demande y dépasse l’offre.`,
    f =>
      `Au sec, en sécurité et assez large pour une voiture familiale : ${f.a} à ${f.city}, avec éclairage et accès bien entretenu.`,
  ],
  business: [
    f =>
      `Là où l’on passe et où l’on s’arrête : ${f.a} de ${f.area} m² à ${f.city}, avec une belle vitrine et une zone de livraison devant la porte.`,
    f =>
      `${f.A} de ${f.area} m²${ifPresent(' prêt à ouvrir demain', f.ready)}. Bonne visibilité, accès aisé et parking à proximité.`,
    f =>
      `De la place pour grandir ? Voici ${f.a} de ${f.area} m² à ${f.city}, modulable${ifPresent(' et aux installations techniques en ordre', f.ready)}.`,
    f =>
      `Une adresse que vos clients connaissent, à ${f.city}. ${f.A} de ${f.area} m², haut de plafond, lumineux, avec entrée séparée pour les livraisons.`,
  ],
  living: [
    f =>
      ifPresent(
        `Le séjour de ${f.living} m² s’ouvre sur une cuisine${ifPresent(' avec îlot', f.ready)}.`,
        f.living,
      ),
    f =>
      ifPresent(
        `On vit dans ${f.living} m² de plancher en bois, avec feu ouvert, à côté d’une cuisine séparée de ${f.kitchen} m².`,
        f.living && f.kitchen,
      ),
    f =>
      ifPresent(`De grandes fenêtres inondent de lumière le séjour de ${f.living} m².`, f.living),
    f => ifPresent(`Le séjour fait ${f.living} m², la cuisine le prolonge.`, f.living),
  ],
  night: [
    f => ifPresent(`On compte ${f.bedrooms} et ${f.bathrooms}.`, f.bedrooms),
    f =>
      ifPresent(
        `Côté nuit, le calme : ${f.bedrooms}, ${f.bathrooms}${ifPresent(', avec placards sur mesure', f.ready)}.`,
        f.bedrooms,
      ),
    f =>
      ifPresent(
        `Le hall de nuit dessert ${f.bedrooms} et ${f.bathrooms}${ifPresent(' avec douche à l’italienne', f.ready)}.`,
        f.bedrooms,
      ),
  ],
  garden: [
    f =>
      ifPresent(
        `Dehors, un jardin orienté ${f.orientation}, avec de la place pour une longue table et un potager.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `Le jardin est orienté ${f.orientation} : du soleil du petit déjeuner au dernier café.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `La parcelle de ${f.ground} m² est entièrement clôturée, avec un jardin orienté ${f.orientation}.`,
        f.orientation,
      ),
  ],
  terrace: [
    f => ifPresent(`La terrasse de ${f.terrace} m² permet de manger dehors.`, f.terrace),
    f =>
      ifPresent(
        `Une terrasse de ${f.terrace} m², à l’abri du vent, complète l’ensemble.`,
        f.terrace,
      ),
  ],
  parking: [
    f => ifPresent('On se gare chez soi.', f.garage),
    f => ifPresent('Un emplacement privé pour la voiture est compris.', f.garage),
  ],
  state: {
    TO_RENOVATE: () => 'L’ensemble est à rénover : les murs sont là, le reste vous appartient.',
    TO_FRESHEN_UP: () => 'Un coup de peinture et une nouvelle cuisine suffiront.',
    GOOD_CONDITION: () => 'L’ensemble est bien entretenu.',
    EXCELLENT_CONDITION: () => 'Les finitions sont excellentes ; il n’y a rien à faire.',
    RENEWED: f =>
      `L’ensemble a été rénové en profondeur${ifPresent(` en ${f.renovated}`, f.renovated)}, avec double vitrage et nouvelle électricité.`,
    NEW: () => 'Construction neuve avec pompe à chaleur, chauffage par le sol et ventilation.',
  },
  energy: [
    f =>
      f.label
        ? `Le certificat PEB indique la classe ${f.label}, soit ${f.epc} kWh par m² et par an.`
        : '',
    f => (f.label ? `Performance énergétique : classe ${f.label} (${f.epc} kWh/m² par an).` : ''),
  ],
  sale: [
    () => 'Venez voir sur place : nous prenons le temps.',
    () => 'Appelez-nous ou écrivez-nous pour une visite, même le samedi.',
    () => 'Les documents sont à la disposition de qui veut les relire.',
  ],
  rent: [
    () =>
      'Le loyer s’entend hors charges mensuelles ; vous les trouverez parmi les données financières.',
    () => 'Bail d’un an minimum, avec état des lieux d’entrée.',
    () => 'Les visites se font sur rendez-vous, dans l’ordre des demandes.',
  ],
  takeOver: [
    () => 'La reprise comprend le fonds de commerce, l’aménagement et le stock ; le bail continue.',
  ],
  gone: [
    () => 'Ce bien a trouvé preneur. Vous cherchez quelque chose de semblable ? Dites-le-nous.',
  ],
}
