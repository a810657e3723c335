/** Quarters that the map's index lacks, mostly of Liège and Namur: a line a city, then each one's name, km and where it is. */
const OWN_QUARTERS = `
62063 Liège · Guillemins 0.6 50.6245 5.5667 · Outremeuse 0.7 50.6405 5.5855 · Cointe 0.7 50.6155 5.5660 · Avroy 0.5 50.6320 5.5660 · Saint-Gilles 0.7 50.6295 5.5560 · Laveu 0.6 50.6225 5.5565 · Sainte-Walburge 0.7 50.6540 5.5680 · Saint-Léonard 0.7 50.6520 5.5900 · Sainte-Marguerite 0.7 50.6420 5.5560 · Sclessin 0.9 50.6090 5.5570 · Fétinne 0.5 50.6210 5.5880 · Longdoz 0.6 50.6320 5.5880 · Vennes 0.5 50.6250 5.5900 · Amercœur 0.5 50.6400 5.5940 · Droixhe 0.6 50.6520 5.6090 · Kinkempois 0.7 50.6050 5.5800 · Sart-Tilman 1.2 50.5850 5.5650 · Thier-à-Liège 0.7 50.6620 5.5920 · Burenville 0.6 50.6430 5.5460 · Carré 0.3 50.6430 5.5700 · Hors-Château 0.4 50.6475 5.5770 · Féronstrée 0.4 50.6465 5.5800 · Boverie 0.5 50.6280 5.5780 · Saint-Laurent 0.5 50.6390 5.5560 · Naniot 0.5 50.6590 5.5600 · Pierreuse 0.4 50.6485 5.5710 · Coronmeuse 0.5 50.6600 5.6050 · Robermont 0.7 50.6330 5.6110 · Xhovémont 0.5 50.6490 5.5600 · Saint-Lambert 0.4 50.6455 5.5735 · Fragnée 0.5 50.6220 5.5740 · Jonfosse 0.4 50.6395 5.5640 · Saint-Jacques 0.4 50.6370 5.5700 · Fontainebleau 0.5 50.6460 5.5500
92094 Namur · Salzinnes 1 50.4605 4.8480 · Bomel 0.6 50.4735 4.8630 · Herbatte 0.6 50.4680 4.8780 · La Plante 0.7 50.4520 4.8600 · Citadelle 0.7 50.4590 4.8610 · Heuvy 0.6 50.4690 4.8500 · Corbeille 0.4 50.4640 4.8650 · Grognon 0.3 50.4615 4.8680 · Balances 0.5 50.4650 4.8400 · Géronsart 0.7 50.4550 4.8900 · Enhaive 0.6 50.4620 4.8840 · Hastedon 0.6 50.4760 4.8470 · Berlacomine 0.6 50.4830 4.8560 · Coquelet 0.5 50.4720 4.8740 · Velaine 0.6 50.4500 4.8830
11002 Antwerpen · Seefhoek 0.6 51.2280 4.4350 · Groen Kwartier 0.4 51.2055 4.4165 · Diamantwijk 0.4 51.2160 4.4180 · Schipperskwartier 0.4 51.2265 4.4030 · Klein Antwerpen 0.5 51.2120 4.4200 · Cadix 0.4 51.2350 4.4120 · Park Spoor Noord 0.6 51.2310 4.4250 · Statiekwartier 0.5 51.2120 4.4240 · Joodse wijk 0.5 51.2110 4.4190 · Pulhof 0.5 51.1950 4.4300 · Regatta 0.5 51.2260 4.3750 · Slachthuiswijk 0.5 51.2330 4.4330 · Groenplaats 0.3 51.2190 4.4010 · Eksterlaar 0.7 51.2040 4.4680 · Rozemaai 0.6 51.2720 4.4270 · Nieuw Zuid 0.5 51.2035 4.3830 · Schoonselhof 0.6 51.1760 4.3700
44021 Gent · Patershol 0.3 51.0575 3.7235 · Sint-Pieters 0.7 51.0360 3.7110 · Oude Dokken 0.5 51.0630 3.7380 · Zuid 0.4 51.0480 3.7310 · Overpoort 0.4 51.0410 3.7260 · Bijloke 0.4 51.0450 3.7170 · Citadelpark 0.5 51.0380 3.7200 · Sint-Jacobs 0.4 51.0570 3.7285 · Malem 0.5 51.0520 3.6870 · Miljoenenkwartier 0.5 51.0330 3.7220 · Westveld 0.7 51.0630 3.7570 · Voormuide 0.4 51.0670 3.7350 · Blaarmeersen 0.7 51.0500 3.6900 · The Loop 0.6 51.0250 3.6950 · De Krook 0.3 51.0490 3.7290 · Heuvelpoort 0.4 51.0385 3.7290 · Stationsbuurt 0.7 51.0370 3.7140
31005 Brugge · Sint-Gillis 0.5 51.2160 3.2265 · Magdalena 0.5 51.2040 3.2200 · Begijnhof 0.3 51.2015 3.2230 · 't Zand 0.3 51.2040 3.2190 · Ezelpoort 0.4 51.2130 3.2130 · Sint-Walburga 0.4 51.2110 3.2290
24062 Leuven · Tweewaters 0.4 50.8850 4.7000 · Groot Begijnhof 0.3 50.8715 4.6980 · Arenberg 0.8 50.8630 4.6830 · Sint-Kwinten 0.5 50.8740 4.7060 · Janseniushof 0.4 50.8800 4.6970 · Hertogensite 0.3 50.8770 4.6970 · Philipssite 0.4 50.8690 4.7150 · Gasthuisberg 0.6 50.8800 4.6720 · Keizersberg 0.4 50.8860 4.6950 · Naamsepoort 0.4 50.8680 4.7010 · Tivoli 0.5 50.8740 4.7220 · Vlierbeek 0.6 50.8900 4.7330
21004 Brussel · Sint-Goriks 0.3 50.8480 4.3470 · Sint-Katelijne 0.4 50.8505 4.3480 · Schuman 0.5 50.8430 4.3820 · Naamsepoort 0.4 50.8380 4.3620 · Ambiorix 0.4 50.8470 4.3840 · Thurn en Taxis 0.5 50.8640 4.3480 · Kunstberg 0.3 50.8440 4.3560 · Bockstael 0.5 50.8780 4.3480 · Leopoldswijk 0.6 50.8400 4.3730 · Rogier 0.4 50.8555 4.3590 · Ter Kameren 0.5 50.8190 4.3740 · Koninklijke Wijk 0.4 50.8440 4.3620 · Vrijheidswijk 0.4 50.8490 4.3660
21009 Elsene · Sint-Bonifaas 0.3 50.8355 4.3630 · Bailli 0.4 50.8280 4.3630 · Drievuldigheid 0.3 50.8245 4.3580 · Tenbosch 0.4 50.8200 4.3600 · Solbosch 0.6 50.8120 4.3810 · Ma Campagne 0.4 50.8240 4.3570
21016 Ukkel · Bascule 0.4 50.8170 4.3700 · Berkendaal 0.4 50.8135 4.3560 · Vanderkindere 0.4 50.8140 4.3530 · Prins van Oranje 0.7 50.7910 4.3760
21013 Sint-Gillis · Voorplein 0.3 50.8295 4.3450
21005 Etterbeek · Merode 0.4 50.8400 4.4000
21018 Sint-Lambrechts-Woluwe · Tomberg 0.4 50.8440 4.4200
21019 Sint-Pieters-Woluwe · Montgomery 0.4 50.8370 4.4060
21015 Schaarbeek · Meiser 0.4 50.8550 4.3970
21007 Vorst · Wiels 0.4 50.8240 4.3280 · Albert 0.4 50.8220 4.3430
21010 Jette · Spiegel 0.4 50.8750 4.3290
21011 Koekelberg · Simonis 0.4 50.8630 4.3300
21012 Sint-Jans-Molenbeek · Zwarte Vijvers 0.4 50.8570 4.3340
21002 Oudergem · Herrmann-Debroux 0.5 50.8130 4.4320
`

/** The same as lines of the index. */
export const OWN_LINES: string = OWN_QUARTERS.trim()
  .split('\n')
  .flatMap(line => {
    const [city = '', ...quarters] = line.split(' · ')
    return quarters.map(quarter => {
      const [lon, lat, km, ...name] = quarter.split(' ').toReversed()
      return `${name.toReversed().join(' ')}|${city.slice(0, 5)}|${km};${lat};${lon}|q|\n`
    })
  })
  .join('')
