/** Quarters that the map's index lacks, mostly of Liège and Namur: a line a city, then each one's name, km and where it is. */
const OWN_QUARTERS = `
62063 Liège · Guillemins 0.6 50.6245 5.5667 · Outremeuse 0.7 50.6405 5.5855 · Cointe 0.7 50.6155 5.566 · Avroy 0.5 50.632 5.566 · Saint-Gilles 0.7 50.6295 5.556 · Laveu 0.6 50.6225 5.5565 · Sainte-Walburge 0.7 50.654 5.568 · Saint-Léonard 0.7 50.652 5.59 · Sainte-Marguerite 0.7 50.642 5.556 · Sclessin 0.9 50.609 5.557 · Fétinne 0.5 50.621 5.588 · Longdoz 0.6 50.632 5.588 · Vennes 0.5 50.625 5.59 · Amercœur 0.5 50.64 5.594 · Droixhe 0.6 50.652 5.609 · Kinkempois 0.7 50.605 5.58 · Sart-Tilman 1.2 50.585 5.565 · Thier-à-Liège 0.7 50.662 5.592 · Burenville 0.6 50.643 5.546 · Carré 0.3 50.643 5.57 · Hors-Château 0.4 50.6475 5.577 · Féronstrée 0.4 50.6465 5.58 · Boverie 0.5 50.628 5.578 · Saint-Laurent 0.5 50.639 5.556 · Naniot 0.5 50.659 5.56 · Pierreuse 0.4 50.6485 5.571 · Coronmeuse 0.5 50.66 5.605 · Robermont 0.7 50.633 5.611 · Xhovémont 0.5 50.649 5.56 · Saint-Lambert 0.4 50.6455 5.5735 · Fragnée 0.5 50.622 5.574 · Jonfosse 0.4 50.6395 5.564 · Saint-Jacques 0.4 50.637 5.57 · Fontainebleau 0.5 50.646 5.55
92094 Namur · Salzinnes 1 50.4605 4.848 · Bomel 0.6 50.4735 4.863 · Herbatte 0.6 50.468 4.878 · La Plante 0.7 50.452 4.86 · Citadelle 0.7 50.459 4.861 · Heuvy 0.6 50.469 4.85 · Corbeille 0.4 50.464 4.865 · Grognon 0.3 50.4615 4.868 · Balances 0.5 50.465 4.84 · Géronsart 0.7 50.455 4.89 · Enhaive 0.6 50.462 4.884 · Hastedon 0.6 50.476 4.847 · Berlacomine 0.6 50.483 4.856 · Coquelet 0.5 50.472 4.874 · Velaine 0.6 50.45 4.883
11002 Antwerpen · Seefhoek 0.6 51.228 4.435 · Groen Kwartier 0.4 51.2055 4.4165 · Diamantwijk 0.4 51.216 4.418 · Schipperskwartier 0.4 51.2265 4.403 · Klein Antwerpen 0.5 51.212 4.42 · Cadix 0.4 51.235 4.412 · Park Spoor Noord 0.6 51.231 4.425 · Statiekwartier 0.5 51.212 4.424 · Joodse wijk 0.5 51.211 4.419 · Pulhof 0.5 51.195 4.43 · Regatta 0.5 51.226 4.375 · Slachthuiswijk 0.5 51.233 4.433 · Groenplaats 0.3 51.219 4.401 · Eksterlaar 0.7 51.204 4.468 · Rozemaai 0.6 51.272 4.427 · Nieuw Zuid 0.5 51.2035 4.383 · Schoonselhof 0.6 51.176 4.37
44021 Gent · Patershol 0.3 51.0575 3.7235 · Sint-Pieters 0.7 51.036 3.711 · Oude Dokken 0.5 51.063 3.738 · Zuid 0.4 51.048 3.731 · Overpoort 0.4 51.041 3.726 · Bijloke 0.4 51.045 3.717 · Citadelpark 0.5 51.038 3.72 · Sint-Jacobs 0.4 51.057 3.7285 · Malem 0.5 51.052 3.687 · Miljoenenkwartier 0.5 51.033 3.722 · Westveld 0.7 51.063 3.757 · Voormuide 0.4 51.067 3.735 · Blaarmeersen 0.7 51.05 3.69 · The Loop 0.6 51.025 3.695 · De Krook 0.3 51.049 3.729 · Heuvelpoort 0.4 51.0385 3.729 · Stationsbuurt 0.7 51.037 3.714
31005 Brugge · Sint-Gillis 0.5 51.216 3.2265 · Magdalena 0.5 51.204 3.22 · Begijnhof 0.3 51.2015 3.223 · 't Zand 0.3 51.204 3.219 · Ezelpoort 0.4 51.213 3.213 · Sint-Walburga 0.4 51.211 3.229
24062 Leuven · Tweewaters 0.4 50.885 4.7 · Groot Begijnhof 0.3 50.8715 4.698 · Arenberg 0.8 50.863 4.683 · Sint-Kwinten 0.5 50.874 4.706 · Janseniushof 0.4 50.88 4.697 · Hertogensite 0.3 50.877 4.697 · Philipssite 0.4 50.869 4.715 · Gasthuisberg 0.6 50.88 4.672 · Keizersberg 0.4 50.886 4.695 · Naamsepoort 0.4 50.868 4.701 · Tivoli 0.5 50.874 4.722 · Vlierbeek 0.6 50.89 4.733
21004 Brussel · Sint-Goriks 0.3 50.848 4.347 · Sint-Katelijne 0.4 50.8505 4.348 · Schuman 0.5 50.843 4.382 · Naamsepoort 0.4 50.838 4.362 · Ambiorix 0.4 50.847 4.384 · Thurn en Taxis 0.5 50.864 4.348 · Kunstberg 0.3 50.844 4.356 · Bockstael 0.5 50.878 4.348 · Leopoldswijk 0.6 50.84 4.373 · Rogier 0.4 50.8555 4.359 · Ter Kameren 0.5 50.819 4.374 · Koninklijke Wijk 0.4 50.844 4.362 · Vrijheidswijk 0.4 50.849 4.366
21009 Elsene · Sint-Bonifaas 0.3 50.8355 4.363 · Bailli 0.4 50.828 4.363 · Drievuldigheid 0.3 50.8245 4.358 · Tenbosch 0.4 50.82 4.36 · Solbosch 0.6 50.812 4.381 · Ma Campagne 0.4 50.824 4.357
21016 Ukkel · Bascule 0.4 50.817 4.37 · Berkendaal 0.4 50.8135 4.356 · Vanderkindere 0.4 50.814 4.353 · Prins van Oranje 0.7 50.791 4.376
21013 Sint-Gillis · Voorplein 0.3 50.8295 4.345
21005 Etterbeek · Merode 0.4 50.84 4.4
21018 Sint-Lambrechts-Woluwe · Tomberg 0.4 50.844 4.42
21019 Sint-Pieters-Woluwe · Montgomery 0.4 50.837 4.406
21015 Schaarbeek · Meiser 0.4 50.855 4.397
21007 Vorst · Wiels 0.4 50.824 4.328 · Albert 0.4 50.822 4.343
21010 Jette · Spiegel 0.4 50.875 4.329
21011 Koekelberg · Simonis 0.4 50.863 4.33
21012 Sint-Jans-Molenbeek · Zwarte Vijvers 0.4 50.857 4.334
21002 Oudergem · Herrmann-Debroux 0.5 50.813 4.432
`

/** The same as lines of the index. */
export const OWN_LINES: string = OWN_QUARTERS.trim()
  .split('\n')
  .flatMap(line => {
    const [city = '', ...quarters] = line.split(' · ')
    return quarters.map(quarter => {
      const [lon, lat, km, ...name] = quarter.split(' ').toReversed()
      const middle = `${Number(lat).toFixed(4)};${Number(lon).toFixed(4)}`
      return `${name.toReversed().join(' ')}|${city.slice(0, 5)}|${km};${middle}|q|\n`
    })
  })
  .join('')
