/** The municipalities of Belgium since 1 January 2025 and their places, as readBelgium takes them (PACK-1). */
export const BELGIUM = `11001;Aartselaar;Aartselaar
 2630 51.1333 4.3870 Aartselaar
11002;Antwerpen;Anvers;Antwerp
 2000 51.2211 4.3997 Antwerpen
 2018 51.2211 4.3997 Antwerpen
 2020 51.2211 4.3997 Antwerpen
 2030 51.2211 4.3997 Antwerpen
 2040 51.2211 4.3997 Antwerpen
 2050 51.2211 4.3997 Antwerpen
 2060 51.2211 4.3997 Antwerpen
 2040 51.3455 4.3194 Berendrecht
 2040 51.3045 4.2900 Lillo
 2040 51.3599 4.2836 Zandvliet
 2100 51.2115 4.4695 Deurne
 2140 51.2103 4.4404 Borgerhout
 2150 51.1929 4.4889 Borsbeek
 2170 51.2499 4.4453 Merksem
 2180 51.2842 4.4323 Ekeren
 2223 51.2907 4.4361 Schriek
 2600 51.1919 4.4317 Berchem
 2610 51.1638 4.3876 Wilrijk
 2660 51.1758 4.3511 Hoboken
11004;Boechout;Boechout
 2530 51.1597 4.5104 Boechout
 2531 51.1753 4.5226 Vremde
11005;Boom;Boom
 2850 51.0874 4.3667 Boom
11008;Brasschaat;Brasschaat
 2930 51.2931 4.4893 Brasschaat
11009;Brecht;Brecht
 2960 51.3348 4.5972 Brecht
 2960 51.2956 4.5759 Sint-Job-In-'t-Goor
 2960 51.3454 4.6782 Sint-Lenaarts
11013;Edegem;Edegem
 2650 51.1575 4.4384 Edegem
11016;Essen;Essen
 2910 51.4678 4.4701 Essen
11018;Hemiksem;Hemiksem
 2620 51.1442 4.3421 Hemiksem
11021;Hove;Hove
 2540 51.1486 4.4774 Hove
11022;Kalmthout;Kalmthout
 2920 51.3833 4.4763 Kalmthout
11023;Kapellen;Kapellen
 2950 51.3328 4.4312 Kapellen
11024;Kontich;Kontich
 2550 51.1344 4.4456 Kontich
 2550 51.1053 4.4530 Waarloos
11025;Lint;Lint
 2547 51.1268 4.4922 Lint
11029;Mortsel;Mortsel
 2640 51.1742 4.4593 Mortsel
11030;Niel;Niel
 2845 51.1099 4.3303 Niel
11035;Ranst;Ranst
 2520 51.1962 4.5638 Ranst
 2520 51.1814 4.5967 Broechem
 2520 51.1626 4.6047 Emblem
 2520 51.2111 4.5972 Oelegem
11037;Rumst;Rumst
 2840 51.0793 4.4241 Rumst
 2840 51.1045 4.4059 Reet
 2840 51.0783 4.3994 Terhagen
11038;Schelle;Schelle
 2627 51.1246 4.3362 Schelle
11039;Schilde;Schilde
 2970 51.2571 4.5955 Schilde
 2970 51.2625 4.5556 's Gravenwezel
11040;Schoten;Schoten
 2900 51.2516 4.4980 Schoten
11044;Stabroek;Stabroek
 2940 51.3352 4.3703 Stabroek
 2940 51.3066 4.4047 Hoevenen
11050;Wijnegem;Wijnegem
 2110 51.2271 4.5225 Wijnegem
11052;Wommelgem;Wommelgem
 2160 51.2031 4.5238 Wommelgem
11053;Wuustwezel;Wuustwezel
 2990 51.3852 4.5652 Wuustwezel
 2990 51.3995 4.6428 Loenhout
11054;Zandhoven;Zandhoven
 2240 51.2148 4.6595 Zandhoven
 2240 51.1990 4.6357 Massenhoven
 2240 51.1873 4.6503 Viersel
 2242 51.2257 4.7034 Pulderbos
 2243 51.2012 4.6975 Pulle
11055;Zoersel;Zoersel
 2980 51.2717 4.7133 Zoersel
 2980 51.2428 4.6456 Halle
11057;Malle;Malle
 2390 51.3001 4.7150 Malle
 2390 51.3019 4.7332 Oostmalle
 2390 51.2994 4.6713 Westmalle
12002;Berlaar;Berlaar
 2590 51.1030 4.6640 Berlaar
 2590 51.1276 4.6646 Gestel
12005;Bonheiden;Bonheiden
 2820 51.0261 4.5378 Bonheiden
 2820 51.0011 4.5842 Rijmenam
12007;Bornem;Bornem
 2880 51.0925 4.2423 Bornem
 2880 51.1031 4.2931 Hingene
 2880 51.0665 4.2010 Mariekerke
 2880 51.1015 4.1856 Weert
12009;Duffel;Duffel
 2570 51.0957 4.5062 Duffel
12014;Heist-op-den-Berg;Heist-op-den-Berg
 2220 51.0625 4.7194 Heist-Op-Den-Berg
 2220 51.0876 4.7191 Hallaar
 2221 51.0472 4.7693 Booischot
 2222 51.1040 4.7319 Itegem
 2222 51.1061 4.7854 Wiekevorst
12021;Lier;Lierre
 2500 51.1311 4.5697 Lier
 2500 51.0929 4.6034 Koningshooikt
12025;Mechelen;Malines;;Mecheln
 2800 51.0280 4.4713 Mechelen
 2800 51.0658 4.4569 Walem
 2801 51.0519 4.4125 Heffen
 2811 51.0117 4.4212 Hombeek
 2811 51.0351 4.4150 Leest
 2812 51.0083 4.5183 Muizen
12026;Nijlen;Nijlen
 2560 51.1612 4.6710 Nijlen
 2560 51.1364 4.6923 Bevel
 2560 51.1445 4.6394 Kessel
12029;Putte;Putte
 2580 51.0571 4.6311 Putte
 2580 51.0630 4.6631 Beerzel
12035;Sint-Katelijne-Waver;Sint-Katelijne-Waver
 2860 51.0623 4.5114 Sint-Katelijne-Waver
 2861 51.0625 4.5800 Onze-Lieve-Vrouw-Waver
12040;Willebroek;Willebroek
 2830 51.0627 4.3572 Willebroek
 2830 51.0565 4.3723 Blaasveld
 2830 51.0670 4.4067 Heindonk
 2830 51.0340 4.3598 Tisselt
12041;Puurs-Sint-Amands;Puurs-Sint-Amands
 2870 51.0720 4.2862 Puurs
 2870 51.0453 4.3136 Breendonk
 2870 51.0549 4.2809 Liezele
 2870 51.0802 4.3380 Ruisbroek
 2890 51.0451 4.2519 Lippelo
 2890 51.0622 4.2390 Oppuurs
 2890 51.0463 4.2107 Sint-Amands
13001;Arendonk;Arendonk
 2370 51.3202 5.0865 Arendonk
13002;Baarle-Hertog;Baerle-Duc
 2387 51.4128 4.9004 Baarle-Hertog
13003;Balen;Balen
 2490 51.1718 5.1938 Balen
 2491 51.1337 5.1648 Olmen
13004;Beerse;Beerse
 2340 51.3135 4.8376 Beerse
 2340 51.2988 4.7822 Vlimmeren
13006;Dessel;Dessel
 2480 51.2396 5.1132 Dessel
13008;Geel;Geel
 2440 51.1611 4.9903 Geel
13010;Grobbendonk;Grobbendonk
 2280 51.1887 4.7319 Grobbendonk
 2288 51.1621 4.7371 Bouwel
13011;Herentals;Herentals
 2200 51.1855 4.8346 Herentals
 2200 51.1203 4.8208 Morkhoven
 2200 51.1416 4.8401 Noorderwijk
13012;Herenthout;Herenthout
 2270 51.1392 4.7544 Herenthout
13013;Herselt;Herselt
 2230 51.0554 4.9018 Herselt
 2230 51.0325 4.8336 Ramsel
13014;Hoogstraten;Hoogstraten
 2320 51.3957 4.7441 Hoogstraten
 2321 51.4609 4.7373 Meer
 2322 51.4316 4.8071 Minderhout
 2323 51.3975 4.8086 Wortel
 2328 51.4744 4.8052 Meerle
13016;Hulshout;Hulshout
 2235 51.0754 4.7885 Hulshout
 2235 51.0461 4.8013 Houtvenne
 2235 51.0604 4.8351 Westmeerbeek
13017;Kasterlee;Kasterlee
 2460 51.2408 4.9678 Kasterlee
 2460 51.2309 4.9037 Lichtaart
 2460 51.2423 4.8966 Tielen
13019;Lille;Lille
 2275 51.2382 4.8242 Lille
 2275 51.2676 4.8677 Gierle
 2275 51.2267 4.8360 Poederlee
 2275 51.2654 4.7911 Wechelderzande
13021;Meerhout;Meerhout
 2450 51.1317 5.0772 Meerhout
13023;Merksplas;Merksplas
 2330 51.3581 4.8628 Merksplas
13025;Mol;Mol
 2400 51.1840 5.1155 Mol
13029;Olen;Olen
 2250 51.1439 4.8597 Olen
13031;Oud-Turnhout;Oud-Turnhout
 2360 51.3178 4.9817 Oud-Turnhout
13035;Ravels;Ravels
 2380 51.3809 5.0198 Ravels
 2381 51.4121 5.0182 Weelde
 2382 51.4506 5.0488 Poppel
13036;Retie;Retie
 2470 51.2676 5.0844 Retie
13037;Rijkevorsel;Rijkevorsel
 2310 51.3495 4.7607 Rijkevorsel
13040;Turnhout;Turnhout
 2300 51.3234 4.9485 Turnhout
13044;Vorselaar;Vorselaar
 2290 51.2023 4.7695 Vorselaar
13046;Vosselaar;Vosselaar
 2350 51.3129 4.8878 Vosselaar
13049;Westerlo;Westerlo
 2260 51.0867 4.9169 Westerlo
 2260 51.1378 4.9053 Oevel
 2260 51.1221 4.9013 Tongerlo
 2260 51.0881 4.8729 Zoerle-Parwijs
13053;Laakdal;Laakdal
 2430 51.0803 5.0073 Laakdal
 2430 51.1017 4.9973 Eindhout
 2430 51.0790 5.0188 Vorst
 2431 51.0801 4.9552 Varendonk
 2431 51.0592 4.9806 Veerle
21001;Anderlecht;Anderlecht
 1070 50.8381 4.3123 Anderlecht
21002;Oudergem;Auderghem
 1160 50.8157 4.4331 Auderghem
21003;Sint-Agatha-Berchem;Berchem-Sainte-Agathe
 1082 50.8640 4.2927 Berchem-Sainte-Agathe
21004;Brussel;Bruxelles;Brussels;Brüssel
 1000 50.8466 4.3517 Bruxelles
 1020 50.8834 4.3487 Laeken
 1120 50.8978 4.3905 Neder-Over-Heembeek
 1130 50.8920 4.4126 Haren
21005;Etterbeek;Etterbeek
 1040 50.8368 4.3895 Etterbeek
21006;Evere;Evere
 1140 50.8704 4.4022 Evere
21007;Vorst;Forest
 1190 50.8091 4.3178 Forest
21008;Ganshoren;Ganshoren
 1083 50.8712 4.3175 Ganshoren
21009;Elsene;Ixelles
 1050 50.8223 4.3816 Ixelles
21010;Jette;Jette
 1090 50.8778 4.3261 Jette
21011;Koekelberg;Koekelberg
 1081 50.8623 4.3257 Koekelberg
21012;Sint-Jans-Molenbeek;Molenbeek-Saint-Jean
 1080 50.8544 4.3228 Molenbeek-Saint-Jean
21013;Sint-Gillis;Saint-Gilles
 1060 50.8267 4.3457 Saint-Gilles
21014;Sint-Joost-ten-Node;Saint-Josse-ten-Noode
 1210 50.8531 4.3723 Saint-Josse-Ten-Noode
21015;Schaarbeek;Schaerbeek
 1030 50.8676 4.3737 Schaerbeek
21016;Ukkel;Uccle
 1180 50.8018 4.3372 Uccle
21017;Watermaal-Bosvoorde;Watermael-Boitsfort
 1170 50.7994 4.4158 Watermael-Boitsfort
21018;Sint-Lambrechts-Woluwe;Woluwe-Saint-Lambert
 1200 50.8467 4.4285 Woluwe-Saint-Lambert
21019;Sint-Pieters-Woluwe;Woluwe-Saint-Pierre
 1150 50.8292 4.4433 Woluwe-Saint-Pierre
23002;Asse;Asse
 1730 50.9136 4.1804 Asse
 1730 50.8854 4.2382 Bekkerzeel
 1730 50.9092 4.2497 Kobbegem
 1730 50.9329 4.2240 Mollem
 1731 50.9020 4.2790 Relegem
 1731 50.8843 4.2744 Zellik
23003;Beersel;Beersel
 1650 50.7684 4.3051 Beersel
 1651 50.7651 4.2730 Lot
 1652 50.7450 4.3282 Alsemberg
 1653 50.7342 4.2950 Dworp
 1654 50.7493 4.2732 Huizingen
23009;Bever;Biévène
 1547 50.7165 3.9432 Biévène
23016;Dilbeek;Dilbeek
 1700 50.8441 4.2657 Dilbeek
 1700 50.8627 4.2151 Sint-Martens-Bodegem
 1700 50.8800 4.2207 Sint-Ulriks-Kapelle
 1701 50.8396 4.2501 Itterbeek
 1702 50.8714 4.2636 Groot-Bijgaarden
 1703 50.8363 4.1951 Schepdaal
23025;Grimbergen;Grimbergen
 1850 50.9503 4.4014 Grimbergen
 1851 50.9728 4.3778 Humbeek
 1852 50.9527 4.3639 Beigem
 1853 50.9110 4.3424 Strombeek-Bever
23027;Halle;Hal
 1500 50.7360 4.2374 Halle
 1501 50.7379 4.2605 Buizingen
 1502 50.7093 4.2143 Lembeek
23033;Hoeilaart;Hoeilaart
 1560 50.7675 4.4744 Hoeilaart
23038;Kampenhout;Kampenhout
 1910 50.9492 4.5712 Kampenhout
 1910 50.9376 4.5712 Berg
 1910 50.9376 4.6174 Buken
 1910 50.9190 4.5645 Nederokkerzeel
23039;Kapelle-op-den-Bos;Kapelle-op-den-Bos
 1880 51.0132 4.3600 Kapelle-Op-Den-Bos
 1880 50.9800 4.3512 Nieuwenrode
 1880 51.0115 4.3375 Ramsdonk
23044;Liedekerke;Liedekerke
 1770 50.8711 4.0861 Liedekerke
23045;Londerzeel;Londerzeel
 1840 51.0123 4.2991 Londerzeel
 1840 51.0198 4.2438 Malderen
 1840 50.9944 4.2625 Steenhuffel
23047;Machelen;Machelen
 1830 50.9124 4.4354 Machelen
 1831 50.8946 4.4365 Diegem
23050;Meise;Meise
 1860 50.9342 4.3287 Meise
 1861 50.9510 4.3085 Wolvertem
23052;Merchtem;Merchtem
 1785 50.9592 4.2328 Merchtem
 1785 50.9278 4.2659 Brussegem
 1785 50.9592 4.2659 Hamme
23060;Opwijk;Opwijk
 1745 50.9691 4.1897 Opwijk
 1745 50.9429 4.1718 Mazenzele
23062;Overijse;Overijse
 3090 50.7729 4.5385 Overijse
23064;Pepingen;Pepingen
 1670 50.7512 4.1786 Pepingen
 1670 50.7398 4.1368 Bogaarden
 1670 50.7349 4.1127 Heikruis
 1671 50.7794 4.1742 Elingen
 1673 50.7355 4.1853 Beert
 1674 50.7378 4.1601 Bellingen
23077;Sint-Pieters-Leeuw;Sint-Pieters-Leeuw
 1600 50.7812 4.2452 Sint-Pieters-Leeuw
 1600 50.7805 4.1959 Oudenaken
 1600 50.7877 4.1994 Sint-Laureins-Berchem
 1601 50.7849 4.2986 Ruisbroek
 1602 50.8056 4.2360 Vlezenbeek
23081;Steenokkerzeel;Steenokkerzeel
 1820 50.9094 4.5111 Steenokkerzeel
 1820 50.9171 4.4759 Melsbroek
 1820 50.9332 4.4961 Perk
23086;Ternat;Ternat
 1740 50.8716 4.1834 Ternat
 1741 50.8567 4.1646 Wambeek
 1742 50.8727 4.1536 Sint-Katherina-Lombeek
23088;Vilvoorde;Vilvorde
 1800 50.9281 4.4329 Vilvoorde
 1800 50.9272 4.4552 Peutie
23094;Zaventem;Zaventem
 1930 50.8804 4.4745 Zaventem
 1930 50.8850 4.5081 Nossegem
 1932 50.8662 4.4360 Sint-Stevens-Woluwe
 1933 50.8540 4.5157 Sterrebeek
23096;Zemst;Zemst
 1980 50.9865 4.4441 Zemst
 1980 50.9614 4.4557 Eppegem
 1981 50.9939 4.5042 Hofstade
 1982 50.9695 4.5076 Elewijt
 1982 50.9723 4.4799 Weerde
23097;Roosdaal;Roosdaal
 1760 50.8341 4.0972 Roosdaal
 1760 50.8220 4.1120 Onze-Lieve-Vrouw-Lombeek
 1760 50.8347 4.0821 Pamel
 1760 50.8406 4.1146 Strijtem
 1761 50.8482 4.1369 Borchtlombeek
23098;Drogenbos;Drogenbos
 1620 50.7865 4.3174 Drogenbos
23099;Kraainem;Kraainem
 1950 50.8606 4.4691 Kraainem
23100;Linkebeek;Linkebeek
 1630 50.7716 4.3346 Linkebeek
23101;Sint-Genesius-Rode;Rhode-Saint-Genèse
 1640 50.7450 4.3464 Rhode-Saint-Genèse
23102;Wemmel;Wemmel
 1780 50.9146 4.3109 Wemmel
23103;Wezembeek-Oppem;Wezembeek-Oppem
 1970 50.8441 4.4872 Wezembeek-Oppem
23104;Lennik;Lennik
 1750 50.8086 4.1649 Lennik
 1750 50.7999 4.1888 Gaasbeek
 1750 50.8115 4.1456 Sint-Kwintens-Lennik
 1750 50.8115 4.1695 Sint-Martens-Lennik
23105;Affligem;Affligem
 1790 50.9035 4.1175 Affligem
 1790 50.8974 4.1390 Essene
 1790 50.9138 4.1118 Hekelgem
 1790 50.8921 4.0983 Teralfene
23106;Pajottegem;Pajottegem
 1540 50.7477 4.0975 Herfelingen
 1540 50.7233 4.0260 Herne
 1541 50.7072 3.9986 Sint-Pieters-Kapelle
 1570 50.7527 3.9710 Galmaarden
 1570 50.7431 4.0048 Tollembeek
 1570 50.7609 4.0247 Vollezele
 1755 50.7980 4.1030 Gooik
 1755 50.7631 4.1213 Kester
 1755 50.7773 4.1193 Leerbeek
 1755 50.7721 4.0615 Oetingen
24001;Aarschot;Aarschot
 3200 50.9842 4.8246 Aarschot
 3200 50.9671 4.8043 Gelrode
 3201 51.0119 4.8857 Langdorp
 3202 50.9759 4.8971 Rillaar
24007;Begijnendijk;Begijnendijk
 3130 51.0242 4.7826 Begijnendijk
 3130 50.9960 4.7908 Betekom
24008;Bekkevoort;Bekkevoort
 3460 50.9339 4.9846 Bekkevoort
 3460 50.9468 5.0137 Assent
 3461 50.9212 4.9541 Molenbeek-Wersbeek
24009;Bertem;Bertem
 3060 50.8706 4.6323 Bertem
 3060 50.8470 4.6299 Korbeek-Dijle
 3061 50.8420 4.5905 Leefdaal
24011;Bierbeek;Bierbeek
 3360 50.8241 4.7714 Bierbeek
 3360 50.8618 4.7562 Korbeek-Lo
 3360 50.8548 4.7867 Lovenjoel
 3360 50.8073 4.7913 Opvelp
24014;Boortmeerbeek;Boortmeerbeek
 3190 50.9783 4.5758 Boortmeerbeek
 3191 50.9926 4.5553 Hever
24016;Boutersem;Boutersem
 3370 50.8473 4.8336 Boutersem
 3370 50.8570 4.8643 Kerkom
 3370 50.8167 4.8137 Neervelp
 3370 50.8402 4.8620 Roosbeek
 3370 50.8340 4.8270 Vertrijk
 3370 50.8066 4.8387 Willebringen
24020;Diest;Diest
 3290 50.9846 5.0529 Diest
 3290 51.0392 5.0965 Deurne
 3290 51.0130 5.0868 Schaffen
 3290 50.9649 5.0544 Webbekom
 3293 50.9777 5.0299 Kaggevinne
 3294 51.0072 5.0248 Molenstede
24028;Geetbets;Geetbets
 3450 50.8952 5.1016 Geetbets
 3450 50.8754 5.1299 Grazen
 3454 50.8860 5.1565 Rummen
24033;Haacht;Haacht
 3150 50.9769 4.6387 Haacht
 3150 50.9408 4.6595 Tildonk
 3150 50.9564 4.6326 Wespelaar
24038;Herent;Herent
 3020 50.9079 4.6727 Herent
 3020 50.9021 4.6255 Veltem-Beisem
 3020 50.9125 4.6405 Winksele
24041;Hoegaarden;Hoegaarden
 3320 50.7878 4.8811 Hoegaarden
 3320 50.7896 4.8295 Meldert
 3321 50.7666 4.9194 Outgaarden
24043;Holsbeek;Holsbeek
 3220 50.9217 4.7557 Holsbeek
 3220 50.9185 4.7855 Kortrijk-Dutsel
 3220 50.9208 4.8292 Sint-Pieters-Rode
 3221 50.9470 4.8338 Nieuwrode
24045;Huldenberg;Huldenberg
 3040 50.7951 4.5829 Huldenberg
 3040 50.8070 4.6068 Loonbeek
 3040 50.8111 4.6290 Neerijse
 3040 50.7541 4.6258 Ottenburg
 3040 50.7795 4.6330 Sint-Agatha-Rode
24048;Keerbergen;Keerbergen
 3140 51.0049 4.6266 Keerbergen
24054;Kortenaken;Kortenaken
 3470 50.9057 5.0684 Kortenaken
 3470 50.8758 5.0361 Ransberg
 3471 50.8668 5.0015 Hoeleden
 3472 50.8931 5.0065 Kersbeek-Miskom
 3473 50.9129 5.0038 Waanrode
24055;Kortenberg;Kortenberg
 3070 50.8833 4.5365 Kortenberg
 3071 50.9105 4.5751 Erps-Kwerps
 3078 50.8727 4.5546 Everberg
 3078 50.8783 4.5973 Meerbeek
24059;Landen;Landen
 3400 50.7493 5.0791 Landen
 3400 50.7871 5.0075 Eliksem
 3400 50.7766 4.9973 Ezemaal
 3400 50.7692 5.0410 Laar
 3400 50.7652 5.0410 Neerwinden
 3400 50.7524 5.0448 Overwinden
 3400 50.7692 5.0696 Rumsdorp
 3400 50.7838 5.0303 Wange
 3401 50.7261 5.0609 Waasmont
 3401 50.7385 5.0879 Walsbets
 3401 50.7182 5.0870 Walshoutem
 3401 50.7322 5.1095 Wezeren
 3404 50.7654 5.1006 Attenhoven
 3404 50.7821 5.0794 Neerlanden
24062;Leuven;Louvain;;Löwen
 3000 50.8813 4.6930 Leuven
 3001 50.8517 4.6931 Heverlee
 3010 50.8899 4.7308 Kessel Lo
 3012 50.9095 4.7136 Wilsele
 3018 50.9264 4.7001 Wijgmaal
24066;Lubbeek;Lubbeek
 3210 50.8821 4.8401 Lubbeek
 3210 50.8989 4.7757 Linden
 3211 50.8721 4.8909 Binkom
 3212 50.8721 4.7894 Pellenberg
24086;Oud-Heverlee;Oud-Heverlee
 3050 50.8218 4.6679 Oud-Heverlee
 3051 50.8051 4.6458 Sint-Joris-Weert
 3052 50.8282 4.7057 Blanden
 3053 50.8179 4.7284 Haasrode
 3054 50.8241 4.6853 Vaalbeek
24094;Rotselaar;Rotselaar
 3110 50.9544 4.7143 Rotselaar
 3111 50.9483 4.7683 Wezemaal
 3118 50.9707 4.7027 Werchter
24104;Tervuren;Tervuren
 3080 50.8228 4.5144 Tervuren
 3080 50.8111 4.5452 Duisburg
 3080 50.8349 4.5566 Vossem
24107;Tienen;Tirlemont
 3300 50.8084 4.9464 Tienen
 3300 50.7846 4.9339 Bost
 3300 50.7714 4.9603 Goetsenhoven
 3300 50.7972 4.9887 Hakendover
 3300 50.8246 4.8864 Kumtich
 3300 50.7922 4.9138 Oorbeek
 3300 50.8285 4.9951 Oplinter
 3300 50.8347 4.9624 Sint-Margriete-Houtem
 3300 50.8438 4.9111 Vissenaken
 3470 50.8347 4.9624 Sint-Margriete-Houtem
24109;Tremelo;Tremelo
 3120 50.9900 4.6755 Tremelo
 3128 51.0075 4.7505 Baal
24130;Zoutleeuw;Léau
 3440 50.8416 5.1186 Zoutleeuw
 3440 50.8653 5.0871 Budingen
 3440 50.8063 5.0920 Dormaal
 3440 50.8127 5.1206 Halle-Booienhoven
 3440 50.8360 5.0802 Helen-Bos
24133;Linter;Linter
 3350 50.8291 5.0410 Linter
 3350 50.8449 5.0534 Drieslinter
 3350 50.8249 5.0585 Melkwezer
 3350 50.7880 5.0579 Neerhespen
 3350 50.8434 5.0284 Neerlinter
 3350 50.8054 5.0675 Orsmaal-Gussenhoven
 3350 50.7968 5.0300 Overhespen
 3350 50.8124 5.0183 Wommersom
24134;Scherpenheuvel-Zichem;Montaigu-Zichem
 3270 50.9726 4.9547 Scherpenheuvel
 3270 50.9689 4.9754 Scherpenheuvel-Zichem
 3271 51.0278 4.9771 Averbode
 3271 51.0086 4.9850 Zichem
 3272 50.9895 4.9247 Messelbroek
 3272 51.0193 4.9485 Testelt
24135;Tielt-Winge;Tielt-Winge
 3390 50.9346 4.9155 Tielt
 3390 50.9243 4.8864 Tielt-Winge
 3390 50.9341 4.8606 Houwaart
 3390 50.9122 4.8754 Sint-Joris-Winge
 3391 50.8950 4.9173 Meensel-Kiezegem
24137;Glabbeek;Glabbeek
 3380 50.8725 4.9513 Glabbeek
 3380 50.8510 4.9601 Bunsbeek
 3381 50.8873 4.9609 Kapellen
 3384 50.8695 4.9168 Attenrode
25005;Bevekom;Beauvechain
 1320 50.7810 4.7717 Beauvechain
 1320 50.7819 4.7206 Hamme-Mille
 1320 50.7810 4.7472 L'ecluse
 1320 50.7725 4.7339 Nodebais
 1320 50.7778 4.7472 Tourinnes-La-Grosse
25014;Eigenbrakel;Braine-l'Alleud
 1420 50.6941 4.3548 Braine-L'alleud
 1421 50.6563 4.3508 Ophain-Bois-Seigneur-Isaac
 1428 50.6484 4.3671 Lillois-Witterzée
25015;Kasteelbrakel;Braine-le-Château
 1440 50.6809 4.2667 Braine-Le-Château
 1440 50.6808 4.3133 Wauthier-Braine
25018;Chaumont-Gistoux;Chaumont-Gistoux
 1325 50.6840 4.6974 Chaumont-Gistoux
 1325 50.7021 4.6896 Bonlez
 1325 50.6617 4.6747 Corroy-Le-Grand
 1325 50.7159 4.6615 Dion-Valmont
 1325 50.7024 4.7392 Longueville
25023;Court-Saint-Etienne;Court-Saint-Etienne
 1490 50.6443 4.5686 Court-Saint-Etienne
25031;Genepiën;Genappe
 1470 50.6080 4.4479 Genappe
 1470 50.6040 4.4881 Baisy-Thy
 1470 50.6320 4.5192 Bousval
 1471 50.5929 4.4320 Loupoigne
 1472 50.6290 4.4015 Vieux-Genappe
 1473 50.6369 4.4465 Glabais
 1474 50.6270 4.4729 Ways
 1476 50.5763 4.4110 Houtain-Le-Val
25037;Graven;Grez-Doiceau
 1390 50.7386 4.6962 Grez-Doiceau
 1390 50.7516 4.6702 Archennes
 1390 50.7267 4.7034 Biez
 1390 50.7616 4.6991 Bossut-Gottechain
 1390 50.7838 4.6737 Nethen
25043;Incourt;Incourt
 1315 50.6918 4.7989 Incourt
 1315 50.6800 4.8384 Glimes
 1315 50.6818 4.7958 Opprebais
 1315 50.7311 4.7434 Piètrebais
 1315 50.7085 4.7848 Roux-Miroir
25044;Itter;Ittre
 1460 50.6463 4.2612 Ittre
 1460 50.6413 4.2200 Virginal-Samme
 1461 50.6488 4.2965 Haut-Ittre
25048;Geldenaken;Jodoigne
 1370 50.7218 4.8710 Jodoigne
 1370 50.7016 4.8203 Dongelberg
 1370 50.6866 4.8435 Jauchelette
 1370 50.7081 4.8406 Jodoigne-Souveraine
 1370 50.7230 4.8246 Lathuy
 1370 50.7401 4.8286 Mélin
 1370 50.7255 4.9176 Piétrain
 1370 50.7397 4.8958 Saint-Jean-Geest
 1370 50.7471 4.8584 Saint-Remy-Geest
 1370 50.7592 4.8838 Zétrud-Lumay
25050;Terhulpen;La Hulpe
 1310 50.7315 4.4797 La Hulpe
25068;Mont-Saint-Guibert;Mont-Saint-Guibert
 1435 50.6366 4.6127 Mont-Saint-Guibert
 1435 50.6492 4.6408 Corbais
 1435 50.6221 4.6168 Hévillers
25072;Nijvel;Nivelles
 1400 50.5892 4.3319 Nivelles
 1400 50.5932 4.2860 Monstreux
 1401 50.6172 4.3586 Baulers
 1402 50.5868 4.3826 Thines
 1404 50.6049 4.2649 Bornival
25084;Perwijs;Perwez
 1360 50.6234 4.8135 Perwez
 1360 50.6565 4.7801 Malèves-Sainte-Marie-Wastines
 1360 50.6376 4.7631 Orbais
 1360 50.6584 4.8183 Thorembais-Les-Béguines
 1360 50.6358 4.7839 Thorembais-Saint-Trond
25091;Rixensart;Rixensart
 1330 50.7133 4.5273 Rixensart
 1331 50.7371 4.5463 Rosières
 1332 50.7207 4.4971 Genval
25105;Tubeke;Tubize
 1480 50.6930 4.2047 Tubize
 1480 50.6894 4.2214 Clabecq
 1480 50.6701 4.2168 Oisquercq
 1480 50.7074 4.1601 Saintes
25107;Villers-la-Ville;Villers-la-Ville
 1495 50.5640 4.5160 Villers-La-Ville
 1495 50.5505 4.5381 Marbais
 1495 50.5817 4.5691 Mellery
 1495 50.5542 4.4896 Sart-Dames-Avelines
 1495 50.5764 4.5522 Tilly
25110;Waterloo;Waterloo
 1410 50.7174 4.3978 Waterloo
25112;Waver;Wavre
 1300 50.7164 4.6077 Wavre
 1300 50.6930 4.5739 Limal
 1301 50.7112 4.5894 Bierges
25117;Chastre;Chastre
 1450 50.6081 4.6367 Chastre
 1450 50.6106 4.6378 Chastre-Villeroux-Blanmont
 1450 50.5908 4.6407 Cortil-Noirmont
 1450 50.5794 4.5927 Gentinnes
 1450 50.5766 4.6203 Saint-Géry
25118;Hélécine;Hélécine
 1357 50.7514 4.9822 Hélécine
 1357 50.7323 5.0030 Linsmeau
 1357 50.7568 4.9890 Neerheylissem
 1357 50.7478 4.9781 Opheylissem
25119;Lasne;Lasne
 1380 50.6860 4.4844 Lasne
 1380 50.6628 4.4826 Couture-Saint-Germain
 1380 50.6927 4.5005 Lasne-Chapelle-Saint-Lambert
 1380 50.6561 4.4560 Maransart
 1380 50.6951 4.4505 Ohain
 1380 50.6626 4.4212 Plancenoit
25120;Orp-Jauche;Orp-Jauche
 1350 50.7001 4.9890 Orp-Jauche
 1350 50.6943 4.9261 Enines
 1350 50.6611 4.9371 Folx-Les-Caves
 1350 50.6740 4.9793 Jandrain-Jandrenouille
 1350 50.6816 4.9552 Jauche
 1350 50.7073 4.9529 Marilles
 1350 50.7293 4.9640 Noduwez
 1350 50.7035 4.9913 Orp-Le-Grand
25121;Ottignies-Louvain-la-Neuve;Ottignies-Louvain-la-Neuve
 1340 50.6664 4.5690 Ottignies
 1340 50.6727 4.5805 Ottignies-Louvain-La-Neuve
 1341 50.6626 4.5292 Céroux-Mousty
 1342 50.6852 4.5549 Limelette
 1348 50.6742 4.6142 Louvain-La-Neuve
25122;Ramillies;Ramillies
 1367 50.6367 4.9149 Ramillies
 1367 50.6632 4.9249 Autre-Eglise
 1367 50.6681 4.8735 Bomal
 1367 50.6316 4.8675 Grand-Rosière-Hottomont
 1367 50.6467 4.8807 Gérompont
 1367 50.6928 4.8922 Huppaye
 1367 50.6550 4.8636 Mont-Saint-André
25123;Rebecq;Rebecq
 1430 50.6646 4.1356 Rebecq
 1430 50.6966 4.1227 Bierghes
 1430 50.6719 4.1627 Quenast
 1430 50.6736 4.1350 Rebecq-Rognon
25124;Walhain;Walhain
 1457 50.6183 4.6953 Walhain
 1457 50.6407 4.6743 Nil-Saint-Vincent-Saint-Martin
 1457 50.6395 4.7220 Tourinnes-Saint-Lambert
 1457 50.6168 4.6952 Walhain-Saint-Paul
31003;Beernem;Beernem
 8730 51.1277 3.3145 Beernem
 8730 51.1660 3.3441 Oedelem
 8730 51.1251 3.3647 Sint-Joris
31004;Blankenberge;Blankenberge
 8370 51.3165 3.1298 Blankenberge
 8370 51.2997 3.1405 Uitkerke
31005;Brugge;Bruges;Bruges;Brügge
 8000 51.2147 3.2074 Brugge
 8000 51.2420 3.2474 Koolkerke
 8200 51.1883 3.1750 Sint-Andries
 8200 51.1885 3.2112 Sint-Michiels
 8310 51.1933 3.2571 Assebroek
 8310 51.2142 3.2506 Sint-Kruis
 8380 51.2747 3.2292 Dudzele
 8380 51.3171 3.1992 Lissewege
 8380 51.3314 3.2079 Zeebrugge
31006;Damme;Damme
 8340 51.2553 3.2921 Damme
 8340 51.2937 3.3303 Hoeke
 8340 51.2821 3.3524 Lapscheure
 8340 51.2422 3.3558 Moerkerke
 8340 51.2752 3.2885 Oostkerke
 8340 51.2105 3.3435 Sijsele
31012;Jabbeke;Jabbeke
 8490 51.1846 3.0903 Jabbeke
 8490 51.1755 3.1230 Snellegem
 8490 51.2197 3.0730 Stalhille
 8490 51.1992 3.1361 Varsenare
 8490 51.1713 3.0612 Zerkegem
31022;Oostkamp;Oostkamp
 8020 51.1512 3.2497 Oostkamp
 8020 51.1100 3.2612 Hertsberge
 8020 51.0847 3.2015 Ruddervoorde
 8020 51.1123 3.2223 Waardamme
31033;Torhout;Torhout
 8820 51.0586 3.0913 Torhout
31040;Zedelgem;Zedelgem
 8210 51.1355 3.1404 Zedelgem
 8210 51.1557 3.1955 Loppem
 8210 51.1049 3.1606 Veldegem
 8211 51.1180 3.0913 Aartrijke
31042;Zuienkerke;Zuienkerke
 8377 51.2686 3.1567 Zuienkerke
 8377 51.2388 3.1072 Houtave
 8377 51.2356 3.1470 Meetkerke
 8377 51.2758 3.0994 Nieuwmunster
31043;Knokke-Heist;Knokke-Heist
 8300 51.3494 3.3234 Knokke
 8300 51.3396 3.2702 Knokke-Heist
 8300 51.3208 3.3173 Westkapelle
 8301 51.3127 3.2505 Ramskapelle
32003;Diksmuide;Dixmude
 8600 51.0333 2.8647 Diksmuide
 8600 51.0537 2.8732 Beerst
 8600 51.0435 2.8521 Driekapellen
 8600 51.0208 2.8991 Esen
 8600 51.0358 2.8387 Kaaskerke
 8600 51.0862 2.8815 Keiem
 8600 51.0396 2.7703 Lampernisse
 8600 51.1007 2.8993 Leke
 8600 50.9975 2.8043 Nieuwkapelle
 8600 51.0435 2.7997 Oostkerke
 8600 51.0207 2.8041 Oudekapelle
 8600 51.0805 2.7915 Pervijze
 8600 51.0769 2.8234 Stuivekenskerke
 8600 51.0625 2.9208 Vladslo
 8600 50.9950 2.8521 Woumen
32006;Houthulst;Houthulst
 8650 50.9741 2.9438 Houthulst
 8650 50.9904 2.9155 Klerken
 8650 50.9621 2.8736 Merkem
32010;Koekelare;Koekelare
 8680 51.0912 2.9682 Koekelare
 8680 51.0562 2.9633 Bovekerke
 8680 51.1174 2.9186 Zande
32011;Kortemark;Kortemark
 8610 51.0285 3.0441 Kortemark
 8610 51.0322 2.9961 Handzame
 8610 51.0290 2.9637 Werken
 8610 51.0181 2.9598 Zarren
32030;Lo-Reninge;Lo-Reninge
 8647 50.9931 2.7608 Lo
 8647 50.9638 2.7643 Lo-Reninge
 8647 50.9485 2.8217 Noordschote
 8647 50.9727 2.7199 Pollinkhove
 8647 50.9423 2.7771 Reninge
33011;Ieper;Ypres;Ypres;Ypern
 8900 50.8518 2.8915 Ieper
 8900 50.8689 2.8475 Brielen
 8900 50.8192 2.8310 Dikkebus
 8900 50.8646 2.9038 Sint-Jan
 8902 50.8056 2.9384 Hollebeke
 8902 50.8170 2.8758 Voormezele
 8902 50.8346 2.9224 Zillebeke
 8904 50.8933 2.8624 Boezinge
 8904 50.9130 2.8286 Zuidschote
 8906 50.8812 2.8086 Elverdinge
 8908 50.8472 2.8147 Vlamertinge
33016;Mesen;Messines
 8957 50.7597 2.9001 Messines
33021;Poperinge;Poperinge
 8970 50.8436 2.7223 Poperinge
 8970 50.8171 2.7636 Reningelst
 8972 50.9046 2.6729 Krombeke
 8972 50.8903 2.6543 Proven
 8972 50.9151 2.6263 Roesbrugge-Haringe
 8978 50.8452 2.6449 Watou
33029;Wervik;Wervik
 8940 50.7998 3.0430 Wervik
 8940 50.8269 3.0689 Geluwe
33037;Zonnebeke;Zonnebeke
 8980 50.8732 2.9875 Zonnebeke
 8980 50.8505 3.0293 Beselare
 8980 50.8341 2.9963 Geluveld
 8980 50.8991 3.0054 Passendale
 8980 50.8151 2.9770 Zandvoorde
33039;Heuvelland;Heuvelland
 8950 50.7677 2.8457 Heuvelland
 8950 50.7457 2.8252 Nieuwkerke
 8951 50.7663 2.7833 Dranouter
 8952 50.7675 2.8409 Wulvergem
 8953 50.7833 2.9126 Wijtschate
 8954 50.8003 2.7410 Westouter
 8956 50.7952 2.8384 Kemmel
 8958 50.7837 2.7797 Loker
33040;Langemark-Poelkapelle;Langemark-Poelkapelle
 8920 50.9101 2.9122 Langemark
 8920 50.9123 2.9339 Langemark-Poelkapelle
 8920 50.9250 2.8631 Bikschote
 8920 50.9278 2.9633 Poelkapelle
33041;Vleteren;Vleteren
 8640 50.9301 2.7290 Vleteren
 8640 50.9231 2.7492 Oostvleteren
 8640 50.9104 2.7205 Westvleteren
 8640 50.9036 2.7888 Woesten
34002;Anzegem;Anzegem
 8570 50.8440 3.4637 Anzegem
 8570 50.8279 3.5061 Gijzelbrechtegem
 8570 50.8298 3.4272 Ingooigem
 8570 50.8353 3.4068 Vichte
 8572 50.8122 3.4976 Kaster
 8573 50.8130 3.4698 Tiegem
34003;Avelgem;Avelgem
 8580 50.7755 3.4469 Avelgem
 8581 50.8008 3.5059 Kerkhove
 8581 50.7904 3.4854 Waarmaarde
 8582 50.7587 3.4257 Outrijve
 8583 50.7480 3.4081 Bossuit
34009;Deerlijk;Deerlijk
 8540 50.8388 3.3623 Deerlijk
34013;Harelbeke;Harelbeke
 8530 50.8293 3.3426 Harelbeke
 8531 50.8790 3.3126 Bavikhove
 8531 50.8821 3.2990 Hulste
34022;Kortrijk;Courtrai
 8500 50.8179 3.2784 Kortrijk
 8501 50.8228 3.2285 Bissegem
 8501 50.8512 3.2382 Heule
 8510 50.7781 3.2800 Bellegem
 8510 50.7397 3.3261 Kooigem
 8510 50.8070 3.2336 Marke
 8510 50.7723 3.2565 Rollegem
 8511 50.7775 3.2186 Aalbeke
34023;Kuurne;Kuurne
 8520 50.8601 3.2736 Kuurne
34025;Lendelede;Lendelede
 8860 50.8851 3.2320 Lendelede
34027;Menen;Menin
 8930 50.7970 3.1157 Menen
 8930 50.7888 3.1939 Lauwe
 8930 50.7744 3.1659 Rekkem
34040;Waregem;Waregem
 8790 50.8762 3.4257 Waregem
 8791 50.8717 3.3428 Beveren
 8792 50.8830 3.3669 Desselgem
 8793 50.9057 3.4036 Sint-Eloois-Vijve
34041;Wevelgem;Wevelgem
 8560 50.8121 3.1864 Wevelgem
 8560 50.8449 3.2026 Gullegem
 8560 50.8426 3.1549 Moorsele
34042;Zwevegem;Zwevegem
 8550 50.8041 3.3419 Zwevegem
 8551 50.7822 3.4120 Heestert
 8552 50.7754 3.3825 Moen
 8553 50.8093 3.4245 Otegem
 8554 50.7644 3.3497 Sint-Denijs
34043;Spiere-Helkijn;Espierres-Helchin
 8587 50.7257 3.3465 Espierres
 8587 50.7257 3.3465 Espierres-Helchin
 8587 50.7300 3.3837 Helchin
35002;Bredene;Bredene
 8450 51.2389 2.9726 Bredene
35005;Gistel;Gistel
 8470 51.1583 2.9671 Gistel
 8470 51.1320 2.9566 Moere
 8470 51.1763 2.9334 Snaaskerke
 8470 51.1382 2.9017 Zevekote
35006;Ichtegem;Ichtegem
 8480 51.0874 3.0296 Ichtegem
 8480 51.1489 3.0582 Bekegem
 8480 51.1282 3.0231 Eernegem
35011;Middelkerke;Middelkerke
 8430 51.1833 2.8063 Middelkerke
 8431 51.1810 2.8401 Wilskerke
 8432 51.1747 2.8777 Leffinge
 8433 51.1258 2.8183 Mannekensvere
 8433 51.1111 2.8402 Schore
 8433 51.1228 2.8859 Sint-Pieters-Kapelle
 8433 51.1544 2.8477 Slijpe
 8434 51.1540 2.7550 Lombardsijde
 8434 51.1583 2.7778 Westende
35013;Oostende;Ostende;Ostend;Ostende
 8400 51.2303 2.9203 Oostende
 8400 51.2022 2.9201 Stene
 8400 51.2049 2.9668 Zandvoorde
35014;Oudenburg;Oudenburg
 8460 51.2012 3.0061 Oudenburg
 8460 51.1977 3.0385 Ettelgem
 8460 51.1662 3.0333 Roksem
 8460 51.1636 3.0047 Westkerke
35029;De Haan;Le Coq
 8420 51.2415 3.0049 De Haan
 8420 51.2425 3.0239 Klemskerke
 8420 51.3020 3.0928 Wenduine
 8421 51.2642 3.0636 Vlissegem
36006;Hooglede;Hooglede
 8830 50.9822 3.0687 Hooglede
 8830 50.9976 3.1103 Gits
36007;Ingelmunster;Ingelmunster
 8770 50.9220 3.2617 Ingelmunster
36008;Izegem;Izegem
 8870 50.9138 3.2091 Izegem
 8870 50.9337 3.2213 Emelgem
 8870 50.9399 3.1890 Kachtem
36010;Ledegem;Ledegem
 8880 50.8690 3.1177 Ledegem
 8880 50.8700 3.1510 Rollegem-Kapelle
 8880 50.8765 3.1791 Sint-Eloois-Winkel
36011;Lichtervelde;Lichtervelde
 8810 51.0303 3.1423 Lichtervelde
36012;Moorslede;Moorslede
 8890 50.8901 3.0732 Moorslede
 8890 50.8469 3.1057 Dadizele
36015;Roeselare;Roulers
 8800 50.9445 3.1248 Roeselare
 8800 50.9687 3.1442 Beveren
 8800 50.9043 3.1628 Oekene
 8800 50.9151 3.1223 Rumbeke
36019;Staden;Staden
 8840 50.9705 3.0013 Staden
 8840 50.9416 3.0642 Oostnieuwkerke
 8840 50.9330 3.0095 Westrozebeke
37002;Dentergem;Dentergem
 8720 50.9661 3.4023 Dentergem
 8720 50.9502 3.3944 Markegem
 8720 50.9401 3.4297 Oeselgem
 8720 50.9348 3.4010 Wakken
37010;Oostrozebeke;Oostrozebeke
 8780 50.9344 3.3468 Oostrozebeke
37011;Pittem;Pittem
 8740 51.0000 3.2623 Pittem
 8740 51.0210 3.2541 Egem
37017;Wielsbeke;Wielsbeke
 8710 50.9114 3.3604 Wielsbeke
 8710 50.8950 3.3305 Ooigem
 8710 50.9245 3.3862 Sint-Baafs-Vijve
37020;Ardooie;Ardooie
 8850 50.9708 3.2046 Ardooie
 8851 51.0075 3.2016 Koolskamp
37021;Wingene;Wingene
 8750 51.0681 3.2848 Wingene
 8750 51.0422 3.2054 Zwevezele
 8755 51.0628 3.3790 Ruiselede
37022;Tielt;Tielt
 8700 51.0000 3.3414 Tielt
 8700 50.9972 3.4140 Aarsele
 8700 51.0214 3.4036 Kanegem
 8700 51.0370 3.3283 Schuiferskapelle
 8760 50.9485 3.2860 Meulebeke
38002;Alveringem;Alveringem
 8690 51.0151 2.7226 Alveringem
 8690 50.9801 2.6903 Hoogstade
 8690 51.0235 2.7052 Oeren
 8690 50.9945 2.6881 Sint-Rijkers
 8691 50.9762 2.6728 Gijverinkhove
 8691 50.9897 2.6608 Izenberge
 8691 50.9845 2.6224 Leisele
 8691 50.9398 2.6733 Stavele
38008;De Panne;La Panne
 8660 51.0944 2.5807 De Panne
 8660 51.0693 2.5896 Adinkerke
38014;Koksijde;Coxyde
 8670 51.1091 2.6353 Koksijde
 8670 51.1253 2.7013 Oostduinkerke
 8670 51.0978 2.7073 Wulpen
38016;Nieuwpoort;Nieuport
 8620 51.1442 2.7284 Nieuwpoort
 8620 51.1067 2.7811 Ramskapelle
 8620 51.1300 2.7781 Sint-Joris
38025;Veurne;Furnes
 8630 51.0710 2.6549 Veurne
 8630 51.0631 2.7458 Avekapelle
 8630 51.0883 2.7400 Booitshoeke
 8630 51.0445 2.6435 Bulskamp
 8630 51.0359 2.5954 De Moeren
 8630 51.0495 2.7298 Eggewaartskapelle
 8630 51.0069 2.6043 Houtem
 8630 51.0528 2.6895 Steenkerke
 8630 51.0136 2.6571 Vinkem
 8630 51.0303 2.6550 Wulveringem
 8630 51.0509 2.7515 Zoutenaaie
41002;Aalst;Alost
 9300 50.9430 4.0396 Aalst
 9308 50.9832 4.0414 Gijzegem
 9308 50.9668 4.0299 Hofstade
 9310 50.9560 4.1400 Baardegem
 9310 50.9735 4.0687 Herdersem
 9310 50.9348 4.1339 Meldert
 9310 50.9524 4.1009 Moorsel
 9320 50.9161 4.0574 Erembodegem
 9320 50.9223 4.0061 Nieuwerkerken
41011;Denderleeuw;Denderleeuw
 9470 50.8844 4.0666 Denderleeuw
 9472 50.8747 4.0441 Iddergem
 9473 50.9005 4.0449 Welle
41018;Geraardsbergen;Grammont
 9500 50.7689 3.8798 Geraardsbergen
 9500 50.7654 3.8392 Goeferdinge
 9500 50.7689 3.8798 Moerbeke
 9500 50.7811 3.8718 Nederboelare
 9500 50.7788 3.9040 Onkerzele
 9500 50.8219 3.8970 Ophasselt
 9500 50.7623 3.8625 Overboelare
 9500 50.7387 3.9239 Viane
 9500 50.7643 3.8253 Zarlardinge
 9506 50.7945 3.9525 Grimminge
 9506 50.8043 3.9295 Idegem
 9506 50.7875 3.9892 Nieuwenhove
 9506 50.7969 3.8990 Schendelbeke
 9506 50.8162 3.9259 Smeerebbe-Vloerzegem
 9506 50.7779 3.9682 Waarbeke
 9506 50.8013 3.9673 Zandbergen
41024;Haaltert;Haaltert
 9450 50.9023 4.0058 Haaltert
 9450 50.8781 4.0059 Denderhoutem
 9450 50.8817 3.9548 Heldergem
 9451 50.8846 3.9792 Kerksken
41027;Herzele;Herzele
 9550 50.8883 3.8874 Herzele
 9550 50.8958 3.8536 Hillegem
 9550 50.8495 3.9249 Sint-Antelinks
 9550 50.8553 3.8871 Sint-Lievens-Esse
 9550 50.8411 3.8904 Steenhuize-Wijnhuize
 9550 50.8727 3.9158 Woubrechtegem
 9551 50.8921 3.9110 Ressegem
 9552 50.9047 3.8946 Borsbeke
41034;Lede;Lede
 9340 50.9661 3.9775 Lede
 9340 50.9605 3.9522 Impe
 9340 50.9574 3.9021 Oordegem
 9340 50.9661 3.9270 Smetlede
 9340 50.9742 3.9570 Wanzele
41048;Ninove;Ninove
 9400 50.8354 4.0242 Ninove
 9400 50.8191 3.9673 Appelterre-Eichem
 9400 50.7986 4.0241 Denderwindeke
 9400 50.7918 4.0533 Lieferinge
 9400 50.8464 3.9750 Nederhasselt
 9400 50.8564 4.0561 Okegem
 9400 50.8255 3.9455 Voorde
 9401 50.8169 3.9970 Pollare
 9402 50.8197 4.0458 Meerbeke
 9403 50.8030 4.0607 Neigem
 9404 50.8422 3.9584 Aspelare
 9406 50.8466 3.9977 Outer
41063;Sint-Lievens-Houtem;Sint-Lievens-Houtem
 9520 50.9197 3.8521 Sint-Lievens-Houtem
 9520 50.9450 3.8680 Bavegem
 9520 50.8988 3.8381 Oombergen
 9520 50.9351 3.9009 Vlierzele
 9520 50.9302 3.9163 Zonnegem
 9521 50.9270 3.8813 Letterhoutem
41081;Zottegem;Zottegem
 9620 50.8691 3.8155 Zottegem
 9620 50.8908 3.8079 Elene
 9620 50.8558 3.8142 Erwetegem
 9620 50.8594 3.8204 Godveerdegem
 9620 50.8723 3.8334 Grotenberge
 9620 50.8881 3.8293 Leeuwergem
 9620 50.8988 3.8381 Oombergen
 9620 50.8523 3.7864 Sint-Goriks-Oudenhove
 9620 50.8251 3.7999 Sint-Maria-Oudenhove
 9620 50.8690 3.7893 Strijpen
 9620 50.8825 3.7826 Velzeke-Ruddershove
41082;Erpe-Mere;Erpe-Mere
 9420 50.9333 3.9766 Erpe
 9420 50.9226 3.9460 Erpe-Mere
 9420 50.8894 3.9367 Aaigem
 9420 50.9230 3.9469 Bambrugge
 9420 50.9136 3.9204 Burst
 9420 50.9407 3.9555 Erondegem
 9420 50.9230 3.9710 Mere
 9420 50.9342 3.9469 Ottergem
42003;Berlare;Berlare
 9290 51.0302 4.0114 Berlare
 9290 51.0507 3.9569 Overmere
 9290 51.0278 3.9640 Uitbergen
42004;Buggenhout;Buggenhout
 9255 51.0113 4.1928 Buggenhout
 9255 51.0286 4.2214 Opdorp
42006;Dendermonde;Termonde
 9200 51.0312 4.0981 Dendermonde
 9200 51.0298 4.0562 Appels
 9200 51.0399 4.1444 Baasrode
 9200 51.0534 4.1025 Grembergen
 9200 50.9956 4.0653 Mespelare
 9200 51.0082 4.0514 Oudegem
 9200 50.9987 4.0159 Schoonaarde
 9200 51.0226 4.1277 Sint-Gillis-Dendermonde
42008;Hamme;Hamme
 9220 51.0882 4.1203 Hamme
 9220 51.0618 4.1586 Moerzeke
42010;Laarne;Laarne
 9270 51.0297 3.8505 Laarne
 9270 51.0370 3.9186 Kalken
42011;Lebbeke;Lebbeke
 9280 51.0004 4.1308 Lebbeke
 9280 51.0011 4.0954 Denderbelle
 9280 50.9786 4.0982 Wieze
42023;Waasmunster;Waasmunster
 9250 51.1097 4.0842 Waasmunster
42025;Wetteren;Wetteren
 9230 51.0069 3.8855 Wetteren
 9230 50.9809 3.8736 Massemen
 9230 50.9698 3.8614 Westrem
42026;Wichelen;Wichelen
 9260 51.0021 3.9806 Wichelen
 9260 51.0102 3.9281 Schellebelle
 9260 50.9900 3.9310 Serskamp
42028;Zele;Zele
 9240 51.0684 4.0386 Zele
43002;Assenede;Assenede
 9960 51.2300 3.7568 Assenede
 9961 51.2509 3.7060 Boekhoute
 9968 51.2312 3.6790 Bassevelde
 9968 51.1930 3.6878 Oosteeklo
43005;Eeklo;Eeklo
 9900 51.1845 3.5666 Eeklo
43007;Kaprijke;Kaprijke
 9970 51.2289 3.6219 Kaprijke
 9971 51.1942 3.6346 Lembeke
43010;Maldegem;Maldegem
 9990 51.2263 3.4154 Maldegem
 9991 51.2035 3.4859 Adegem
 9992 51.2558 3.4071 Middelburg
43014;Sint-Laureins;Sint-Laureins
 9980 51.2330 3.5375 Sint-Laureins
 9981 51.2677 3.5315 Sint-Margriete
 9982 51.2682 3.5801 Sint-Jan-In-Eremo
 9988 51.2891 3.5905 Waterland-Oudeman
 9988 51.2777 3.6270 Watervliet
43018;Zelzate;Zelzate
 9060 51.2000 3.8105 Zelzate
44013;Destelbergen;Destelbergen
 9070 51.0556 3.7979 Destelbergen
 9070 51.0287 3.8003 Heusden
44019;Evergem;Evergem
 9940 51.1088 3.7079 Evergem
 9940 51.1793 3.7472 Ertvelde
 9940 51.1547 3.7326 Kluizen
 9940 51.1319 3.6789 Sleidinge
44020;Gavere;Gavere
 9890 50.9292 3.6614 Gavere
 9890 50.9310 3.7219 Baaigem
 9890 50.9177 3.6894 Dikkelvenne
 9890 50.9459 3.6845 Vurste
44021;Gent;Gand;Ghent
 9000 51.0397 3.7142 Gent
 9030 51.0731 3.6781 Mariakerke
 9031 51.0529 3.6395 Drongen
 9032 51.0935 3.7035 Wondelgem
 9040 51.0619 3.7489 Sint-Amandsberg
 9041 51.1002 3.7644 Oostakker
 9042 51.1222 3.7836 Desteldonk
 9042 51.1467 3.8221 Mendonk
 9042 51.1542 3.8234 Sint-Kruis-Winkel
 9050 51.0447 3.7589 Gentbrugge
 9050 51.0372 3.7414 Ledeberg
 9051 51.0300 3.6575 Afsnee
 9051 51.0199 3.6677 Sint-Denijs-Westrem
 9052 51.0009 3.7022 Zwijnaarde
44052;Oosterzele;Oosterzele
 9860 50.9456 3.8033 Oosterzele
 9860 50.9252 3.7896 Balegem
 9860 50.9711 3.8165 Gijzenzele
 9860 50.9695 3.7928 Landskouter
 9860 50.9591 3.7800 Moortsele
 9860 50.9393 3.7897 Scheldewindeke
44064;Sint-Martens-Latem;Laethem-Saint-Martin
 9830 51.0134 3.6306 Sint-Martens-Latem
 9831 51.0001 3.6112 Deurle
44081;Zulte;Zulte
 9870 50.9207 3.4486 Zulte
 9870 50.9592 3.4859 Machelen
 9870 50.9358 3.4652 Olsene
44083;Deinze;Deinze
 9800 50.9841 3.5274 Deinze
 9800 50.9845 3.5628 Astene
 9800 51.0038 3.5625 Bachte-Maria-Leerne
 9800 50.9647 3.4640 Gottem
 9800 50.9764 3.4683 Grammene
 9800 51.0175 3.5414 Meigem
 9800 50.9691 3.5325 Petegem-Aan-De-Leie
 9800 51.0135 3.5838 Sint-Martens-Leerne
 9800 51.0079 3.4808 Vinkt
 9800 50.9787 3.4443 Wontergem
 9800 50.9967 3.5032 Zeveren
 9850 51.0748 3.5346 Hansbeke
 9850 51.0546 3.5888 Landegem
 9850 51.0829 3.5715 Merendree
 9850 51.0330 3.5491 Nevele
 9850 51.0324 3.5117 Poesele
 9850 51.0289 3.5661 Vosselare
44084;Aalter;Aalter
 9880 51.0882 3.4177 Aalter
 9880 51.0497 3.4597 Lotenhulle
 9880 51.0415 3.4456 Poeke
 9881 51.0903 3.4994 Bellem
 9910 51.1393 3.4123 Knesselare
 9910 51.1286 3.4841 Ursel
44085;Lievegem;Lievegem
 9920 51.0957 3.6076 Lovendegem
 9921 51.0876 3.6412 Vinderhoute
 9930 51.1196 3.5642 Zomergem
 9931 51.1509 3.5253 Oostwinkel
 9932 51.1304 3.5532 Ronsele
 9950 51.1515 3.6062 Waarschoot
44086;Nazareth-De Pinte;Nazareth-De Pinte
 9810 50.9598 3.5963 Nazareth
 9810 50.9569 3.6418 Eke
 9840 50.9924 3.6496 De Pinte
 9840 50.9787 3.6943 Zevergem
44087;Lochristi;Lochristi
 9080 51.0992 3.8271 Lochristi
 9080 51.0802 3.8793 Beervelde
 9080 51.1324 3.8602 Zaffelare
 9080 51.1079 3.9000 Zeveneken
 9185 51.1702 3.8574 Wachtebeke
44088;Merelbeke-Melle;Merelbeke-Melle
 9820 50.9943 3.7459 Merelbeke
 9090 50.9843 3.7976 Gontrode
 9090 51.0030 3.7989 Melle
 9820 50.9635 3.7553 Bottelare
 9820 50.9780 3.7727 Lemberge
 9820 50.9579 3.6929 Melsen
 9820 50.9453 3.7445 Munte
 9820 50.9699 3.7132 Schelderode
45035;Oudenaarde;Audenarde
 9700 50.8443 3.6048 Oudenaarde
 9700 50.8514 3.5956 Bevere
 9700 50.8317 3.6282 Edelare
 9700 50.8695 3.6226 Eine
 9700 50.8553 3.6318 Ename
 9700 50.8879 3.6406 Heurne
 9700 50.8336 3.6086 Leupegem
 9700 50.8429 3.6637 Mater
 9700 50.8156 3.5655 Melden
 9700 50.8964 3.6040 Mullem
 9700 50.8678 3.6323 Nederename
 9700 50.8712 3.5514 Ooike
 9700 50.8409 3.6357 Volkegem
 9700 50.8791 3.6537 Welden
45041;Ronse;Renaix
 9600 50.7476 3.6021 Renaix
45059;Brakel;Brakel
 9660 50.7980 3.7628 Brakel
 9660 50.8052 3.7628 Elst
 9660 50.7686 3.7860 Everbeek
 9660 50.8341 3.7638 Michelbeke
 9660 50.8052 3.7618 Nederbrakel
 9660 50.7922 3.7463 Opbrakel
 9660 50.8251 3.7999 Sint-Maria-Oudenhove
 9660 50.8136 3.7171 Zegelsem
 9661 50.7849 3.7993 Parike
45060;Kluisbergen;Kluisbergen
 9690 50.7783 3.5213 Kluisbergen
 9690 50.7904 3.5083 Berchem
 9690 50.7751 3.5231 Kwaremont
 9690 50.7740 3.4860 Ruien
 9690 50.7912 3.5700 Zulzeke
45061;Wortegem-Petegem;Wortegem-Petegem
 9790 50.8534 3.5101 Wortegem
 9790 50.8460 3.5330 Wortegem-Petegem
 9790 50.8247 3.5366 Elsegem
 9790 50.8503 3.5624 Moregem
 9790 50.8712 3.5514 Ooike
 9790 50.8331 3.5581 Petegem-Aan-De-Schelde
45062;Horebeke;Horebeke
 9667 50.8349 3.6920 Horebeke
 9667 50.8356 3.6992 Sint-Kornelis-Horebeke
 9667 50.8383 3.6875 Sint-Maria-Horebeke
45063;Lierde;Lierde
 9570 50.8150 3.8250 Lierde
 9570 50.7864 3.8409 Deftinge
 9570 50.8217 3.8370 Sint-Maria-Lierde
 9571 50.8088 3.8639 Hemelveerdegem
 9572 50.8045 3.8158 Sint-Martens-Lierde
45064;Maarkedal;Maarkedal
 9680 50.7973 3.6428 Maarkedal
 9680 50.8129 3.6260 Etikhove
 9680 50.8072 3.6489 Maarke-Kerkem
 9681 50.7966 3.5955 Nukerke
 9688 50.8062 3.6782 Schorisse
45065;Zwalm;Zwalm
 9630 50.8793 3.7193 Zwalm
 9630 50.9027 3.7198 Beerlegem
 9630 50.9035 3.7418 Dikkele
 9630 50.8892 3.7553 Hundelgem
 9630 50.9052 3.6993 Meilegem
 9630 50.8777 3.7327 Munkzwalm
 9630 50.8964 3.7149 Paulatem
 9630 50.8636 3.7536 Roborst
 9630 50.8489 3.7533 Rozebeke
 9630 50.8516 3.7206 Sint-Blasius-Boekel
 9630 50.8661 3.7131 Sint-Denijs-Boekel
 9630 50.8902 3.7060 Sint-Maria-Latem
 9636 50.8868 3.6880 Nederzwalm-Hermelgem
45068;Kruisem;Kruisem
 9750 50.8988 3.5908 Huise
 9750 50.9121 3.5978 Ouwegem
 9750 50.9039 3.6538 Zingem
 9770 50.9201 3.5404 Kruishoutem
 9771 50.8854 3.5109 Nokere
 9772 50.8902 3.5606 Wannegem-Lede
46020;Sint-Gillis-Waas;Sint-Gillis-Waas
 9170 51.2181 4.1233 Sint-Gillis-Waas
 9170 51.2565 4.0898 De Klinge
 9170 51.2589 4.1512 Meerdonk
 9170 51.1939 4.1017 Sint-Pauwels
46021;Sint-Niklaas;Saint-Nicolas
 9100 51.1638 4.1495 Sint-Niklaas
 9100 51.1934 4.1780 Nieuwkerken-Waas
 9111 51.1570 4.0918 Belsele
46024;Stekene;Stekene
 9190 51.2105 4.0240 Stekene
 9190 51.2065 4.0771 Kemzeke
46025;Temse;Tamise
 9140 51.1421 4.2134 Temse
 9140 51.1202 4.1458 Elversele
 9140 51.1311 4.2647 Steendorp
 9140 51.1220 4.1737 Tielrode
46029;Lokeren;Lokeren
 9160 51.1042 3.9911 Lokeren
 9112 51.1867 3.9796 Sinaai-Waas
 9160 51.1280 3.9809 Daknam
 9160 51.1488 3.9652 Eksaarde
 9180 51.1743 3.9446 Moerbeke-Waas
46030;Beveren-Kruibeke-Zwijndrecht;Beveren-Kruibeke-Zwijndrecht
 9120 51.1806 4.2384 Haasdonk
 2070 51.2028 4.3416 Burcht
 2070 51.2306 4.3189 Zwijndrecht
 9120 51.2652 4.2588 Kallo
 9120 51.2211 4.2821 Melsele
 9120 51.2191 4.1944 Vrasene
 9130 51.3182 4.2456 Doel
 9130 51.2520 4.2780 Kallo
 9130 51.3039 4.1983 Kieldrecht
 9130 51.2541 4.1872 Verrebroek
 9150 51.1469 4.2874 Bazel
 9150 51.1712 4.3091 Kruibeke
 9150 51.1284 4.2906 Rupelmonde
51004;Aat;Ath
 7800 50.6395 3.7927 Ath
 7800 50.6534 3.8043 Lanquesaint
 7801 50.6202 3.7537 Irchonwelz
 7802 50.5947 3.7516 Ormeignies
 7803 50.6477 3.7677 Bouvignies
 7804 50.6788 3.7584 Ostiches
 7804 50.6602 3.7837 Rebaix
 7810 50.6151 3.8060 Maffle
 7811 50.6103 3.8148 Arbre
 7812 50.6397 3.6800 Houtaing
 7812 50.6223 3.7055 Ligne
 7812 50.6496 3.7184 Mainvault
 7812 50.6002 3.7157 Moulbaix
 7812 50.6179 3.7361 Villers-Notre-Dame
 7812 50.6227 3.7307 Villers-Saint-Amand
 7822 50.6567 3.8758 Ghislenghien
 7822 50.6638 3.8182 Isières
 7822 50.6486 3.8481 Meslin-L'evêque
 7823 50.6377 3.8878 Gibecq
51008;Beloeil;Beloeil
 7970 50.5479 3.7361 Beloeil
 7971 50.5252 3.6472 Basècles
 7971 50.5444 3.6351 Ramegnies
 7971 50.5404 3.6305 Thumaide
 7971 50.5386 3.6484 Wadelincourt
 7972 50.5739 3.6769 Aubechies
 7972 50.5303 3.6910 Quevaucamps
 7973 50.5044 3.6967 Grandglise
 7973 50.5084 3.7202 Stambruges
51009;Bernissart;Bernissart
 7320 50.4755 3.6505 Bernissart
 7321 50.5012 3.6612 Blaton
 7321 50.4794 3.6936 Harchies
 7322 50.4611 3.7107 Pommeroeul
 7322 50.4716 3.7304 Ville-Pommeroeul
51012;Brugelette;Brugelette
 7940 50.5954 3.8547 Brugelette
 7940 50.5886 3.8807 Cambron-Casteau
 7941 50.6102 3.8411 Attre
 7942 50.6045 3.8507 Mévergnies-Lez-Lens
 7943 50.6068 3.8911 Gages
51014;Chièvres;Chièvres
 7950 50.5877 3.8101 Chièvres
 7950 50.5444 3.7571 Grosage
 7950 50.5658 3.7533 Huissignies
 7950 50.5680 3.7713 Ladeuze
 7950 50.5860 3.7908 Tongre-Saint-Martin
 7951 50.5813 3.7748 Tongre-Notre-Dame
51017;Elzele;Ellezelles
 7890 50.7339 3.6802 Ellezelles
 7890 50.6956 3.7247 Lahamaide
 7890 50.7178 3.7444 Wodecq
51019;Vloesberg;Flobecq
 7880 50.7372 3.7379 Flobecq
51065;Frasnes-lez-Anvaing;Frasnes-lez-Anvaing
 7910 50.6846 3.5455 Frasnes-Lez-Anvaing
 7910 50.6818 3.5617 Anvaing
 7910 50.7283 3.5490 Arc-Wattripont
 7910 50.6882 3.5343 Cordes
 7910 50.6748 3.5904 Ellignies-Lez-Frasnes
 7910 50.6736 3.5373 Forest
 7910 50.7283 3.5490 Wattripont
 7911 50.6649 3.6551 Buissenal
 7911 50.6677 3.6195 Frasnes-Lez-Buissenal
 7911 50.6522 3.5939 Hacquegnies
 7911 50.6349 3.5786 Herquegies
 7911 50.6429 3.5714 Montroeul-Au-Bois
 7911 50.6557 3.6199 Moustier
 7911 50.6781 3.7118 Oeudeghien
 7912 50.7126 3.5666 Dergneau
 7912 50.7062 3.5978 Saint-Sauveur
51067;Edingen;Enghien
 7850 50.6928 4.0407 Enghien
 7850 50.6904 4.0174 Marcq
 7850 50.6899 4.0846 Petit-Enghien
51068;Opzullik;Silly
 7830 50.6489 3.9244 Silly
 7830 50.6724 3.9360 Bassilly
 7830 50.6183 3.9283 Fouleng
 7830 50.6271 3.9119 Gondregnies
 7830 50.6312 3.9967 Graty
 7830 50.6632 3.8888 Hellebecq
 7830 50.6717 4.0358 Hoves
 7830 50.6101 3.9510 Thoricourt
51069;Lessen;Lessines
 7860 50.7123 3.8301 Lessines
 7861 50.6861 3.8191 Papignies
 7861 50.6941 3.7998 Wannebecq
 7862 50.7208 3.7802 Ogy
 7863 50.7283 3.8094 Ghoy
 7864 50.7307 3.8522 Deux-Acren
 7866 50.6953 3.8856 Bois-De-Lessines
 7866 50.6874 3.8599 Ollignies
52010;Chapelle-lez-Herlaimont;Chapelle-lez-Herlaimont
 7160 50.4713 4.2804 Chapelle-Lez-Herlaimont
 7160 50.4956 4.2866 Godarville
 7160 50.4415 4.2984 Piéton
52011;Charleroi;Charleroi
 6000 50.4157 4.4492 Charleroi
 6001 50.3977 4.4443 Marcinelle
 6010 50.3912 4.4686 Couillet
 6020 50.4186 4.4322 Dampremy
 6030 50.4168 4.3612 Goutroux
 6030 50.4067 4.3960 Marchienne-Au-Pont
 6031 50.4170 4.3824 Monceau-Sur-Sambre
 6032 50.3902 4.4046 Mont-Sur-Marchienne
 6040 50.4447 4.4360 Jumet
 6041 50.4654 4.4302 Gosselies
 6042 50.4318 4.4489 Lodelinsart
 6043 50.4562 4.4816 Ransart
 6044 50.4415 4.3908 Roux
 6060 50.4270 4.4856 Gilly
 6061 50.4109 4.4729 Montignies-Sur-Sambre
52012;Châtelet;Châtelet
 6200 50.4046 4.5244 Châtelet
 6200 50.3902 4.5152 Bouffioulx
 6200 50.4156 4.5179 Châtelineau
52015;Courcelles;Courcelles
 6180 50.4602 4.3763 Courcelles
 6181 50.4876 4.3287 Gouy-Lez-Piéton
 6182 50.4510 4.3508 Souvret
 6183 50.4665 4.3317 Trazegnies
52018;Farciennes;Farciennes
 6240 50.4273 4.5530 Farciennes
 6240 50.4286 4.5261 Pironchamps
52021;Fleurus;Fleurus
 6220 50.4719 4.5446 Fleurus
 6220 50.4817 4.4935 Heppignies
 6220 50.4547 4.5579 Lambusart
 6220 50.4777 4.5191 Wangenies
 6221 50.5112 4.5319 Saint-Amand
 6222 50.5301 4.5614 Brye
 6223 50.5226 4.5273 Wagnelée
 6224 50.4758 4.5816 Wanfercée-Baulet
52022;Fontaine-l'Evêque;Fontaine-l'Evêque
 6140 50.4112 4.3240 Fontaine-L'evêque
 6141 50.4384 4.3198 Forchies-La-Marche
 6142 50.3974 4.3308 Leernes
52025;Gerpinnes;Gerpinnes
 6280 50.3378 4.5277 Gerpinnes
 6280 50.3588 4.5324 Acoz
 6280 50.3544 4.5772 Gougnies
 6280 50.3528 4.5126 Joncret
 6280 50.3750 4.4734 Loverval
 6280 50.3513 4.5475 Villers-Poterie
52048;Montigny-le-Tilleul;Montigny-le-Tilleul
 6110 50.3691 4.3602 Montigny-Le-Tilleul
 6111 50.3778 4.3496 Landelies
52055;Pont-à-Celles;Pont-à-Celles
 6230 50.5043 4.3623 Pont-À-Celles
 6230 50.5389 4.3713 Buzet
 6230 50.5344 4.3401 Obaix
 6230 50.4843 4.4307 Thiméon
 6230 50.4906 4.4030 Viesville
 6238 50.5152 4.4244 Liberchies
 6238 50.5146 4.3889 Luttre
52074;Aiseau-Presles;Aiseau-Presles
 6250 50.4111 4.5870 Aiseau
 6250 50.4065 4.5841 Aiseau-Presles
 6250 50.4174 4.5460 Pont-De-Loup
 6250 50.3850 4.5787 Presles
 6250 50.4289 4.5729 Roselies
52075;Les Bons Villers;Les Bons Villers
 6210 50.5350 4.4253 Les Bons Villers
 6210 50.5376 4.4501 Frasnes-Lez-Gosselies
 6210 50.5437 4.4055 Rèves
 6210 50.5262 4.4784 Villers-Perwin
 6210 50.4896 4.4723 Wayaux
 6211 50.5046 4.4782 Mellet
53014;Boussu;Boussu
 7300 50.4331 3.7961 Boussu
 7301 50.4338 3.8276 Hornu
53020;Dour;Dour
 7370 50.3979 3.7807 Dour
 7370 50.3730 3.8051 Blaugies
 7370 50.4037 3.7521 Elouges
 7370 50.3853 3.7521 Wihéries
53028;Frameries;Frameries
 7080 50.4088 3.8906 Frameries
 7080 50.3907 3.8884 Eugies
 7080 50.4079 3.8775 La Bouverie
 7080 50.4019 3.9299 Noirchain
 7080 50.3719 3.8764 Sars-La-Bruyère
53039;Hensies;Hensies
 7350 50.4328 3.6847 Hensies
 7350 50.4312 3.7661 Hainin
 7350 50.4360 3.7037 Montroeul-Sur-Haine
 7350 50.4293 3.7393 Thulin
53044;Jurbeke;Jurbise
 7050 50.5325 3.9113 Jurbise
 7050 50.5331 3.8844 Erbaut
 7050 50.5155 3.8961 Erbisoeul
 7050 50.5282 3.8577 Herchies
 7050 50.5310 3.9424 Masnuy-Saint-Jean
 7050 50.5370 3.9598 Masnuy-Saint-Pierre
53046;Lens;Lens
 7870 50.5571 3.9005 Lens
 7870 50.5701 3.8537 Bauffe
 7870 50.5828 3.9162 Cambron-Saint-Vincent
 7870 50.6008 3.9398 Lombise
 7870 50.5643 3.9434 Montignies-Lez-Lens
53053;Bergen;Mons
 7000 50.4550 3.9520 Mons
 7011 50.4761 3.9038 Ghlin
 7012 50.4368 3.8878 Flénu
 7012 50.4484 3.8894 Jemappes
 7020 50.4901 3.9628 Maisières
 7020 50.4759 3.9546 Nimy
 7021 50.4643 4.0453 Havre
 7022 50.4076 4.0178 Harmignies
 7022 50.3949 3.9869 Harveng
 7022 50.4392 3.9619 Hyon
 7022 50.4284 3.9607 Mesvin
 7022 50.4101 3.9689 Nouvelles
 7024 50.4193 3.9438 Ciply
 7030 50.4366 4.0126 Saint-Symphorien
 7031 50.4312 4.0389 Villers-Saint-Ghislain
 7032 50.4254 3.9869 Spiennes
 7033 50.4362 3.9207 Cuesmes
 7034 50.4760 4.0062 Obourg
 7034 50.4920 4.0182 Saint-Denis
53065;Quaregnon;Quaregnon
 7390 50.4422 3.8637 Quaregnon
 7390 50.4457 3.8467 Wasmuel
53068;Quiévrain;Quiévrain
 7380 50.4085 3.6819 Quiévrain
 7380 50.3879 3.6958 Baisieux
 7382 50.3830 3.7178 Audregnies
53070;Saint-Ghislain;Saint-Ghislain
 7330 50.4484 3.8215 Saint-Ghislain
 7331 50.4814 3.8328 Baudour
 7332 50.5305 3.7919 Neufmaison
 7332 50.5061 3.7881 Sirault
 7333 50.4673 3.8082 Tertre
 7334 50.4824 3.7650 Hautrage
 7334 50.4862 3.7903 Villerot
53082;Colfontaine;Colfontaine
 7340 50.4057 3.8514 Colfontaine
 7340 50.4136 3.8629 Paturages
 7340 50.4003 3.8224 Warquignies
 7340 50.4142 3.8466 Wasmes
53083;Honnelles;Honnelles
 7387 50.3521 3.7310 Honnelles
 7387 50.3670 3.6955 Angre
 7387 50.3509 3.6911 Angreau
 7387 50.3648 3.7761 Athis
 7387 50.3463 3.7317 Autreppe
 7387 50.3590 3.7933 Erquennes
 7387 50.3567 3.7725 Fayt-Le-Franc
 7387 50.3779 3.6670 Marchipont
 7387 50.3680 3.7333 Montignies-Sur-Roc
 7387 50.3635 3.7163 Onnezies
 7387 50.3331 3.6938 Roisin
53084;Quévy;Quévy
 7040 50.3667 3.9439 Quévy
 7040 50.4020 3.9571 Asquillies
 7040 50.3408 3.9032 Aulnois
 7040 50.3578 3.8980 Blaregnies
 7040 50.3867 3.9392 Bougnies
 7040 50.3923 3.9169 Genly
 7040 50.3423 3.9442 Goegnies-Chaussée
 7040 50.3610 3.9492 Quévy-Le-Grand
 7040 50.3680 3.9375 Quévy-Le-Petit
 7041 50.3795 4.0293 Givry
 7041 50.3612 3.9842 Havay
55004;'s-Gravenbrakel;Braine-le-Comte
 7090 50.6123 4.1425 Braine-Le-Comte
 7090 50.6387 4.1716 Hennuyères
 7090 50.5996 4.1861 Henripont
 7090 50.6241 4.0895 Petit-Roeulx-Lez-Braine
 7090 50.6084 4.2236 Ronquières
 7090 50.6433 4.0698 Steenkerque
55035;Le Roeulx;Le Roeulx
 7070 50.5034 4.1122 Le Roeulx
 7070 50.4972 4.0622 Gottignies
 7070 50.5292 4.1521 Mignault
 7070 50.4734 4.0922 Thieu
 7070 50.4768 4.0655 Ville-Sur-Haine
55040;Zinnik;Soignies
 7060 50.5775 4.0733 Soignies
 7060 50.6093 4.0413 Horrues
 7061 50.5130 4.0031 Casteau
 7061 50.5151 4.0490 Thieusies
 7062 50.5537 4.1012 Naast
 7063 50.5922 3.9980 Chaussée-Notre-Dame-Louvignies
 7063 50.5683 4.0029 Neufvilles
55050;Ecaussinnes;Ecaussinnes
 7190 50.5696 4.1753 Ecaussinnes
 7190 50.5715 4.1776 Ecaussinnes-D'enghien
 7190 50.5469 4.1833 Marche-Lez-Ecaussinnes
 7191 50.5704 4.1786 Ecaussinnes-Lalaing
55085;Seneffe;Seneffe
 7180 50.5251 4.2665 Seneffe
 7181 50.5640 4.2875 Arquennes
 7181 50.5257 4.1997 Familleureux
 7181 50.5626 4.2431 Feluy
 7181 50.5588 4.3187 Petit-Roeulx-Lez-Nivelles
55086;Manage;Manage
 7170 50.5036 4.2343 Manage
 7170 50.4843 4.2540 Bellecourt
 7170 50.5023 4.2157 Bois-D'haine
 7170 50.4898 4.2283 Fayt-Lez-Manage
 7170 50.4739 4.2358 La Hestre
56001;Anderlues;Anderlues
 6150 50.4080 4.2696 Anderlues
56005;Beaumont;Beaumont
 6500 50.2355 4.2383 Beaumont
 6500 50.2207 4.2859 Barbençon
 6500 50.2246 4.1962 Leugnies
 6500 50.2349 4.2290 Leval-Chaudeville
 6500 50.1899 4.2670 Renlies
 6500 50.2163 4.2463 Solre-Saint-Géry
 6500 50.2608 4.2364 Thirimont
 6511 50.2766 4.2980 Strée
56016;Chimay;Chimay
 6460 50.0479 4.3173 Chimay
 6460 50.0693 4.2386 Bailièvre
 6460 50.0728 4.2784 Robechies
 6460 50.0504 4.3092 Saint-Remy
 6460 50.0560 4.2474 Salles
 6460 50.0354 4.2629 Villers-La-Tour
 6461 50.0648 4.3330 Virelles
 6462 50.0611 4.3636 Vaulx-Lez-Chimay
 6463 50.0642 4.3790 Lompret
 6464 50.0299 4.3755 Baileux
 6464 50.0274 4.3413 Bourlers
 6464 50.0226 4.3211 Forges
 6464 49.9472 4.4317 L'escaillère
 6464 49.9608 4.3683 Rièzes
56022;Erquelinnes;Erquelinnes
 6560 50.3102 4.1241 Erquelinnes
 6560 50.2632 4.1521 Bersillies-L'abbaye
 6560 50.3288 4.0706 Grand-Reng
 6560 50.3058 4.1784 Hantes-Wihéries
 6560 50.2816 4.1885 Montignies-Saint-Christophe
 6560 50.3068 4.1558 Solre-Sur-Sambre
56029;Froidchapelle;Froidchapelle
 6440 50.1512 4.3269 Froidchapelle
 6440 50.2263 4.3768 Boussu-Lez-Walcourt
 6440 50.1667 4.3167 Fourbechies
 6440 50.1986 4.3059 Vergnies
 6441 50.2119 4.3512 Erpion
56044;Lobbes;Lobbes
 6540 50.3460 4.2655 Lobbes
 6540 50.3766 4.2377 Mont-Sainte-Geneviève
 6542 50.3353 4.2098 Sars-La-Buissière
 6543 50.3512 4.2156 Bienne-Lez-Happart
56049;Merbes-le-Château;Merbes-le-Château
 6567 50.3234 4.1645 Merbes-Le-Château
 6567 50.3208 4.2137 Fontaine-Valmont
 6567 50.3142 4.1948 Labuissière
 6567 50.3552 4.1711 Merbes-Sainte-Marie
56051;Momignies;Momignies
 6590 50.0286 4.1650 Momignies
 6591 50.0521 4.2096 Macon
 6592 50.0365 4.2241 Monceau-Imbrechies
 6593 49.9755 4.1803 Macquenoise
 6594 50.0154 4.1570 Beauwelz
 6596 49.9654 4.2521 Forge-Philippe
 6596 50.0161 4.2556 Seloignes
56078;Thuin;Thuin
 6530 50.3397 4.2870 Thuin
 6530 50.3042 4.2448 Leers-Et-Fosteau
 6531 50.3207 4.3080 Biesme-Sous-Thuin
 6532 50.3082 4.2838 Ragnies
 6533 50.3251 4.2591 Biercée
 6534 50.3332 4.3516 Gozée
 6536 50.2854 4.3120 Donstiennes
 6536 50.2947 4.3290 Thuillies
56086;Ham-sur-Heure-Nalinnes;Ham-sur-Heure-Nalinnes
 6120 50.3220 4.3889 Ham-Sur-Heure
 6120 50.2975 4.3869 Cour-Sur-Heure
 6120 50.3529 4.4128 Jamioulx
 6120 50.3268 4.3714 Marbaix
 6120 50.3250 4.4467 Nalinnes
56088;Sivry-Rance;Sivry-Rance
 6470 50.1679 4.1793 Sivry
 6470 50.1640 4.1900 Sivry-Rance
 6470 50.2005 4.1715 Grandrieu
 6470 50.1345 4.2244 Montbliart
 6470 50.1430 4.2732 Rance
 6470 50.1638 4.2261 Sautin
57003;Antoing;Antoing
 7640 50.5659 3.4513 Antoing
 7640 50.5515 3.5020 Maubray
 7640 50.5519 3.4538 Péronnes-Lez-Antoing
 7641 50.5574 3.4270 Bruyelle
 7642 50.5783 3.4372 Calonne
 7643 50.5679 3.4734 Fontenoy
57018;Celles;Celles
 7760 50.7125 3.4572 Celles
 7760 50.7546 3.4486 Escanaffles
 7760 50.6930 3.4295 Molenbaix
 7760 50.6621 3.5193 Popuelles
 7760 50.7314 3.4050 Pottes
 7760 50.6686 3.4866 Velaines
57027;Estaimpuis;Estaimpuis
 7730 50.7060 3.2640 Estaimpuis
 7730 50.6689 3.3176 Bailleul
 7730 50.6826 3.3181 Estaimbourg
 7730 50.7131 3.2875 Evregnies
 7730 50.6876 3.2704 Leers-Nord
 7730 50.6669 3.2690 Néchin
 7730 50.7056 3.3150 Saint-Léger
57062;Pecq;Pecq
 7740 50.6856 3.3407 Pecq
 7740 50.7022 3.3452 Warcoing
 7742 50.7009 3.3624 Hérinnes-Lez-Pecq
 7743 50.6651 3.3478 Esquelmes
 7743 50.6621 3.3643 Obigies
57064;Péruwelz;Péruwelz
 7600 50.5098 3.5909 Péruwelz
 7601 50.5292 3.5871 Roucourt
 7602 50.5426 3.5946 Bury
 7603 50.4976 3.6075 Bon-Secours
 7604 50.5616 3.5522 Baugnies
 7604 50.5523 3.5829 Braffe
 7604 50.5417 3.5473 Brasmenil
 7604 50.5297 3.5253 Callenelle
 7604 50.5540 3.5352 Wasmes-Audemez-Briffoeil
 7608 50.5087 3.5330 Wiers
57072;Rumes;Rumes
 7610 50.5558 3.3039 Rumes
 7611 50.5298 3.3010 La Glanerie
 7618 50.5502 3.3417 Taintignies
57081;Doornik;Tournai
 7500 50.6057 3.3878 Tournai
 7500 50.5822 3.3668 Ere
 7500 50.5722 3.3924 Saint-Maur
 7501 50.6050 3.3493 Orcq
 7502 50.5744 3.3038 Esplechin
 7503 50.6195 3.3570 Froyennes
 7504 50.5779 3.3288 Froidmont
 7506 50.5740 3.3500 Willemeau
 7520 50.6513 3.3353 Ramegnies-Chin
 7520 50.6449 3.2832 Templeuve
 7521 50.5885 3.4213 Chercq
 7522 50.6250 3.3035 Blandain
 7522 50.6141 3.2880 Hertain
 7522 50.5983 3.2931 Lamain
 7522 50.6079 3.3226 Marquain
 7530 50.5925 3.4834 Gaurain-Ramecroix
 7531 50.6157 3.4656 Havinnes
 7532 50.6218 3.5029 Beclers
 7533 50.6350 3.5103 Thimougies
 7534 50.5875 3.5431 Barry
 7534 50.6170 3.5484 Maulde
 7536 50.5899 3.4262 Vaulx
 7538 50.5684 3.5018 Vezon
 7540 50.6379 3.3809 Kain
 7540 50.6467 3.4819 Melles
 7540 50.6501 3.5120 Quartes
 7540 50.6201 3.4373 Rumillies
 7542 50.6554 3.4000 Mont-Saint-Aubert
 7543 50.6530 3.4452 Mourcourt
 7548 50.6096 3.4268 Warchin
57093;Brunehaut;Brunehaut
 7620 50.5178 3.3796 Brunehaut
 7620 50.5131 3.4155 Bléharies
 7620 50.5471 3.3663 Guignies
 7620 50.5422 3.4272 Hollain
 7620 50.5460 3.4041 Jollain-Merlin
 7620 50.5468 3.3886 Wez-Velvain
 7621 50.5203 3.3881 Lesdain
 7622 50.5230 3.4419 Laplaigne
 7623 50.5067 3.3816 Rongy
 7624 50.5170 3.3542 Howardries
57094;Leuze-en-Hainaut;Leuze-en-Hainaut
 7900 50.5990 3.6177 Leuze-En-Hainaut
 7900 50.6221 3.6323 Grandmetz
 7901 50.6180 3.6086 Thieulain
 7903 50.5878 3.6858 Blicquy
 7903 50.5968 3.6709 Chapelle-À-Oie
 7903 50.6125 3.6551 Chapelle-À-Wattines
 7904 50.5829 3.5759 Pipaix
 7904 50.5727 3.6494 Tourpes
 7904 50.5666 3.6039 Willaupuis
 7906 50.6061 3.5748 Gallaix
57095;Mont-de-l'Enclus;Mont-de-l'Enclus
 7750 50.7456 3.5111 Mont-De-L'enclus
 7750 50.7437 3.5067 Amougies
 7750 50.7280 3.5206 Anseroeul
 7750 50.7476 3.4817 Orroir
 7750 50.7448 3.5309 Russeignies
57096;Moeskroen;Mouscron
 7700 50.7433 3.2139 Mouscron
 7700 50.7386 3.2345 Luingne
 7711 50.7274 3.3037 Dottignies
 7712 50.7227 3.2342 Herseaux
57097;Komen-Waasten;Comines-Warneton
 7780 50.7687 2.9987 Comines
 7780 50.7712 3.0019 Comines-Warneton
 7781 50.7868 2.9641 Houthem
 7782 50.7262 2.8803 Ploegsteert
 7783 50.7061 2.8900 Bizet
 7784 50.7588 2.9625 Bas-Warneton
 7784 50.7530 2.9502 Warneton
58001;La Louvière;La Louvière
 7100 50.4795 4.1853 La Louvière
 7100 50.4549 4.1883 Haine-Saint-Paul
 7100 50.4548 4.2000 Haine-Saint-Pierre
 7100 50.4525 4.1604 Saint-Vaast
 7100 50.4517 4.1476 Trivières
 7110 50.4588 4.0820 Boussoit
 7110 50.4836 4.1524 Houdeng-Aimeries
 7110 50.4880 4.1575 Houdeng-Goegnies
 7110 50.4577 4.0980 Maurage
 7110 50.4745 4.1207 Strépy-Bracquegnies
58002;Binche;Binche
 7130 50.4128 4.1702 Binche
 7130 50.4165 4.1686 Battignies
 7130 50.4300 4.1025 Bray
 7131 50.4138 4.1510 Waudrez
 7133 50.3897 4.2055 Buvrinnes
 7134 50.4050 4.2094 Epinois
 7134 50.4166 4.2181 Leval-Trahegnies
 7134 50.4364 4.1459 Péronnes-Lez-Binche
 7134 50.4238 4.1910 Ressaix
58003;Estinnes;Estinnes
 7120 50.3977 4.0976 Estinnes
 7120 50.3609 4.0759 Croix-Lez-Rouveroy
 7120 50.3952 4.0989 Estinnes-Au-Mont
 7120 50.4128 4.1065 Estinnes-Au-Val
 7120 50.3703 4.1096 Fauroeulx
 7120 50.3832 4.0801 Haulchin
 7120 50.3512 4.1209 Peissant
 7120 50.3556 4.0629 Rouveroy
 7120 50.4018 4.0573 Vellereille-Le-Sec
 7120 50.3790 4.1508 Vellereille-Les-Brayeux
58004;Morlanwelz;Morlanwelz
 7140 50.4510 4.2524 Morlanwelz
 7140 50.4545 4.2439 Morlanwelz-Mariemont
 7141 50.4430 4.2542 Carnières
 7141 50.4294 4.2341 Mont-Sainte-Aldegonde
61003;Amay;Amay
 4540 50.5498 5.3241 Amay
 4540 50.5402 5.2867 Ampsin
 4540 50.5582 5.3355 Flône
 4540 50.5755 5.3203 Jehay
 4540 50.5443 5.3372 Ombret
61010;Burdinne;Burdinne
 4210 50.5813 5.0724 Burdinne
 4210 50.5796 5.0495 Hannêche
 4210 50.5837 5.0899 Lamontzée
 4210 50.5791 5.1449 Marneffe
 4210 50.5824 5.1270 Oteppe
61012;Clavier;Clavier
 4560 50.4115 5.3576 Clavier
 4560 50.3946 5.3303 Bois-Et-Borsu
 4560 50.4154 5.2994 Les Avins
 4560 50.3965 5.3955 Ocquier
 4560 50.4230 5.2579 Pailhe
 4560 50.4439 5.3492 Terwagne
61019;Ferrières;Ferrières
 4190 50.3999 5.6051 Ferrières
 4190 50.4053 5.5726 My
 4190 50.3955 5.5512 Vieuxville
 4190 50.3800 5.6868 Werbomont
 4190 50.4440 5.6021 Xhoris
61024;Hamoir;Hamoir
 4180 50.4254 5.5328 Hamoir
 4180 50.4455 5.5429 Comblain-Fairon
 4180 50.4553 5.5700 Comblain-La-Tour
 4181 50.4267 5.5681 Filot
61028;Héron;Héron
 4217 50.5508 5.0972 Héron
 4217 50.5487 5.1257 Lavoir
 4217 50.5558 5.0671 Waret-L'evêque
 4218 50.5332 5.1319 Couthuin
61031;Hoei;Huy
 4500 50.5215 5.2358 Huy
 4500 50.5033 5.1773 Ben-Ahin
 4500 50.5276 5.2594 Tihange
61039;Marchin;Marchin
 4570 50.4802 5.2263 Marchin
 4570 50.4463 5.2683 Vyle-Et-Tharoul
61041;Modave;Modave
 4577 50.4416 5.3018 Modave
 4577 50.5042 5.3353 Outrelouxhe
 4577 50.4923 5.3272 Strée-Lez-Huy
 4577 50.4811 5.2949 Vierset-Barse
61043;Nandrin;Nandrin
 4550 50.5063 5.4190 Nandrin
 4550 50.5290 5.4131 Saint-Séverin
 4550 50.5081 5.3709 Villers-Le-Temple
 4550 50.5284 5.3819 Yernée-Fraineux
61048;Ouffet;Ouffet
 4590 50.4377 5.4653 Ouffet
 4590 50.4664 5.4429 Ellemelle
 4590 50.4488 5.4271 Warzée
61063;Verlaine;Verlaine
 4537 50.6075 5.3184 Verlaine
 4537 50.5858 5.3041 Bodegnée
 4537 50.6097 5.2735 Chapon-Seraing
 4537 50.6216 5.2989 Seraing-Le-Château
61068;Villers-Le-Bouillet;Villers-Le-Bouillet
 4530 50.5750 5.2619 Villers-Le-Bouillet
 4530 50.5850 5.2835 Fize-Fontaine
 4530 50.6131 5.2314 Vaux-Et-Borset
 4530 50.6162 5.2045 Vieux-Waleffe
 4530 50.5951 5.2254 Warnant-Dreye
61072;Wanze;Wanze
 4520 50.5333 5.2166 Wanze
 4520 50.5512 5.2359 Antheit
 4520 50.5224 5.1881 Bas-Oha
 4520 50.5676 5.1648 Huccorgne
 4520 50.5472 5.1879 Moha
 4520 50.5628 5.2261 Vinalmont
61079;Anthisnes;Anthisnes
 4160 50.4817 5.5225 Anthisnes
 4161 50.4969 5.5123 Villers-Aux-Tours
 4162 50.4869 5.5010 Hody
 4163 50.4960 5.4708 Tavier
61080;Engis;Engis
 4480 50.5824 5.4043 Engis
 4480 50.5690 5.3922 Clermont-Sous-Huy
 4480 50.5445 5.4444 Ehein
 4480 50.5570 5.3623 Hermalle-Sous-Huy
61081;Tinlot;Tinlot
 4557 50.4777 5.3787 Tinlot
 4557 50.4735 5.3565 Abée
 4557 50.4787 5.4197 Fraiture
 4557 50.4644 5.3286 Ramelot
 4557 50.4596 5.4029 Seny
 4557 50.4794 5.3766 Soheit-Tinlot
62003;Ans;Ans
 4430 50.6624 5.5191 Ans
 4431 50.6651 5.5027 Loncin
 4432 50.6743 5.5130 Alleur
 4432 50.7044 5.4806 Xhendremael
62006;Awans;Awans
 4340 50.6670 5.4620 Awans
 4340 50.6763 5.4376 Fooz
 4340 50.7159 5.4681 Othée
 4340 50.7028 5.4419 Villers-L'evêque
 4342 50.6808 5.4556 Hognoul
62009;Aywaille;Aywaille
 4920 50.4735 5.6742 Aywaille
 4920 50.4029 5.6660 Ernonheid
 4920 50.4409 5.6673 Harzé
 4920 50.5248 5.7172 Louveigné
62011;Bitsingen;Bassenge
 4690 50.7584 5.6095 Bassenge
 4690 50.7539 5.5789 Boirs
 4690 50.7994 5.6702 Eben-Emael
 4690 50.7519 5.5398 Glons
 4690 50.7569 5.5941 Roclenge-Sur-Geer
 4690 50.7677 5.6334 Wonck
62015;Beyne-Heusay;Beyne-Heusay
 4610 50.6221 5.6534 Beyne-Heusay
 4610 50.6447 5.6655 Bellaire
 4610 50.6371 5.6786 Queue-Du-Bois
62022;Chaudfontaine;Chaudfontaine
 4050 50.5848 5.6470 Chaudfontaine
 4051 50.6019 5.6336 Vaux-Sous-Chèvremont
 4052 50.5590 5.6388 Beaufays
 4053 50.5894 5.6192 Embourg
62026;Comblain-au-Pont;Comblain-au-Pont
 4170 50.4749 5.5765 Comblain-Au-Pont
 4171 50.5098 5.5828 Poulseur
62027;Dalhem;Dalhem
 4607 50.7139 5.7230 Dalhem
 4606 50.6953 5.7537 Saint-André
 4607 50.7423 5.7313 Berneau
 4607 50.7302 5.7429 Bombaye
 4607 50.7042 5.7139 Feneur
 4607 50.7132 5.7514 Mortroux
 4608 50.7196 5.7764 Neufchâteau
 4608 50.7347 5.7730 Warsage
62032;Esneux;Esneux
 4130 50.5337 5.5758 Esneux
 4130 50.5613 5.5942 Tilff
62038;Fléron;Fléron
 4620 50.6168 5.6832 Fléron
 4621 50.6303 5.6978 Retinne
 4623 50.6029 5.6811 Magnée
 4624 50.6068 5.6655 Romsée
62051;Herstal;Herstal
 4040 50.6702 5.6404 Herstal
 4041 50.6905 5.5929 Milmort
 4041 50.6726 5.5846 Vottem
 4042 50.6934 5.5637 Liers
62060;Juprelle;Juprelle
 4450 50.7107 5.5291 Juprelle
 4450 50.6880 5.5235 Lantin
 4450 50.7277 5.5652 Slins
 4451 50.6876 5.5525 Voroux-Lez-Liers
 4452 50.7280 5.5242 Paifve
 4452 50.7278 5.5064 Wihogne
 4453 50.7098 5.5434 Villers-Saint-Siméon
 4458 50.7219 5.5715 Fexhe-Slins
62063;Luik;Liège;;Lüttich
 4000 50.6451 5.5734 Liège
 4020 50.6451 5.5734 Liège
 4000 50.6482 5.5419 Glain
 4000 50.6780 5.5476 Rocourt
 4020 50.6413 5.6111 Bressoux
 4020 50.6432 5.6301 Jupille-Sur-Meuse
 4020 50.6703 5.6597 Wandre
 4030 50.6219 5.5996 Grivegnee
 4031 50.6128 5.5954 Angleur
 4032 50.6111 5.6193 Chênee
62079;Oupeye;Oupeye
 4680 50.7092 5.6451 Oupeye
 4680 50.7088 5.6186 Hermée
 4681 50.7105 5.6809 Hermalle-Sous-Argenteau
 4682 50.7317 5.6296 Heure-Le-Romain
 4682 50.7392 5.6104 Houtain-Saint-Siméon
 4683 50.6979 5.6527 Vivegnis
 4684 50.7340 5.6668 Haccourt
62093;Saint-Nicolas;Saint-Nicolas
 4420 50.6305 5.5394 Saint-Nicolas
 4420 50.6426 5.5190 Montegnée
 4420 50.6206 5.5307 Tilleur
62096;Seraing;Seraing
 4100 50.5966 5.5083 Seraing
 4100 50.5743 5.5356 Boncelles
 4101 50.6168 5.5050 Jemeppe-Sur-Meuse
 4102 50.5993 5.5390 Ougrée
62099;Soumagne;Soumagne
 4630 50.6148 5.7399 Soumagne
 4630 50.6088 5.7148 Ayeneux
 4630 50.6316 5.7355 Micheroux
 4630 50.6494 5.7043 Tignée
 4631 50.6418 5.7061 Evegnée
 4632 50.6509 5.7262 Cérexhe-Heuseux
 4633 50.6461 5.7370 Melen
62100;Sprimont;Sprimont
 4140 50.5066 5.6467 Sprimont
 4140 50.5376 5.6280 Dolembreux
 4140 50.5451 5.6836 Gomzé-Andoumont
 4140 50.4893 5.6643 Rouvreux
 4141 50.5248 5.7172 Louveigné
62108;Wezet;Visé
 4600 50.7337 5.6955 Visé
 4600 50.7807 5.6944 Lanaye
 4600 50.7551 5.6801 Lixhe
 4600 50.7171 5.6954 Richelle
 4601 50.6958 5.6860 Argenteau
 4602 50.6828 5.6702 Cheratte
62118;Grâce-Hollogne;Grâce-Hollogne
 4460 50.6450 5.5031 Grâce-Hollogne
 4460 50.6547 5.4513 Bierset
 4460 50.6323 5.5012 Grâce-Berleur
 4460 50.6386 5.4758 Hollogne-Aux-Pierres
 4460 50.6150 5.3887 Horion-Hozémont
 4460 50.6437 5.4254 Velroux
62119;Blégny;Blégny
 4670 50.6727 5.7252 Blégny
 4670 50.6822 5.7433 Mortier
 4670 50.6953 5.7268 Trembleur
 4671 50.6682 5.6969 Barchon
 4671 50.6796 5.6940 Housse
 4671 50.6525 5.6820 Saive
 4672 50.6958 5.7008 Saint-Remy
62120;Flémalle;Flémalle
 4400 50.6023 5.4581 Flémalle
 4400 50.5985 5.4093 Awirs
 4400 50.5936 5.4529 Chokier
 4400 50.6156 5.4729 Flémalle-Grande
 4400 50.6018 5.4475 Flémalle-Haute
 4400 50.5823 5.4524 Ivoz-Ramet
 4400 50.6225 5.4601 Mons-Lez-Liège
62121;Neupré;Neupré
 4120 50.5432 5.4901 Neupré
 4120 50.5445 5.4444 Ehein
 4120 50.5353 5.4812 Rotheux-Rimière
 4121 50.5520 5.4514 Neuville-En-Condroz
 4122 50.5447 5.5215 Plainevaux
62122;Trooz;Trooz
 4870 50.5728 5.6884 Trooz
 4870 50.5840 5.7002 Forêt
 4870 50.5663 5.7228 Fraipont
 4870 50.5737 5.7371 Nessonvaux
63001;Amel;Amblève
 4770 50.3543 6.1706 Amblève
 4770 50.3288 6.1885 Meyerode
 4771 50.3632 6.2187 Heppenbach
63003;Aubel;Aubel
 4880 50.7041 5.8586 Aubel
63004;Baelen;Baelen
 4837 50.6312 5.9715 Baelen
 4837 50.6194 5.9954 Membach
63012;Büllingen;Bullange
 4760 50.4076 6.2578 Bullange
 4760 50.3311 6.3401 Manderfeld
 4761 50.4344 6.3009 Rocherath
63013;Bütgenbach;Butgenbach
 4750 50.4267 6.2054 Butgenbach
 4750 50.4573 6.2214 Elsenborn
63020;Dison;Dison
 4820 50.6114 5.8547 Dison
63023;Eupen;Eupen
 4700 50.6306 6.0315 Eupen
 4701 50.6461 6.0458 Kettenis
63035;Herve;Herve
 4650 50.6392 5.7935 Herve
 4650 50.6319 5.8343 Chaineux
 4650 50.6073 5.8108 Grand-Rechain
 4650 50.6856 5.7719 Julémont
 4651 50.6483 5.8195 Battice
 4652 50.6037 5.7726 Xhendelesse
 4653 50.6614 5.7594 Bolland
 4654 50.6691 5.8048 Charneux
63038;Jalhay;Jalhay
 4845 50.5592 5.9648 Jalhay
 4845 50.5174 5.9335 Sart-Lez-Spa
63040;Kelmis;La Calamine
 4720 50.7155 6.0133 La Calamine
 4721 50.7200 6.0241 Neu-Moresnet
 4728 50.7091 6.0317 Hergenrath
63045;Lierneux;Lierneux
 4990 50.2857 5.7921 Lierneux
 4990 50.3013 5.8354 Arbrefontaine
 4990 50.3209 5.7309 Bra
63046;Limburg;Limbourg
 4830 50.6123 5.9403 Limbourg
 4831 50.6235 5.9212 Bilstain
 4834 50.6086 5.9562 Goé
63048;Lontzen;Lontzen
 4710 50.6804 6.0073 Lontzen
 4711 50.6751 6.0469 Walhorn
63049;Malmedy;Malmedy
 4960 50.4240 6.0266 Malmedy
 4960 50.4415 6.0392 Bevercé
63057;Olne;Olne
 4877 50.5901 5.7480 Olne
63058;Pepinster;Pepinster
 4860 50.5675 5.8037 Pepinster
 4860 50.5748 5.7911 Cornesse
 4860 50.5790 5.8176 Wegnez
 4861 50.5922 5.7906 Soiron
63061;Raeren;Raeren
 4730 50.6761 6.1108 Raeren
 4730 50.7080 6.0708 Hauset
 4731 50.6936 6.0817 Eynatten
63067;Sankt Vith;Saint-Vith
 4780 50.2804 6.1259 Saint-Vith
 4780 50.3349 6.0431 Recht
 4782 50.2888 6.2642 Schoenberg
 4783 50.2389 6.1651 Lommersweiler
 4784 50.2591 6.0681 Crombach
63072;Spa;Spa
 4900 50.4921 5.8626 Spa
63073;Stavelot;Stavelot
 4970 50.3941 5.9308 Stavelot
 4970 50.4532 5.9528 Francorchamps
63075;Stoumont;Stoumont
 4987 50.4070 5.8084 Stoumont
 4821 50.4387 5.8902 Andrimont
 4987 50.3820 5.7299 Chevron
 4987 50.4128 5.8459 La Gleize
 4987 50.4145 5.7321 Lorcé
 4987 50.3860 5.7786 Rahier
63076;Theux;Theux
 4910 50.5259 5.8199 Theux
 4910 50.4895 5.7906 La Reid
 4910 50.5429 5.8739 Polleur
63079;Verviers;Verviers
 4800 50.5932 5.8639 Verviers
 4800 50.5822 5.8432 Ensival
 4800 50.5932 5.8432 Lambermont
 4800 50.6143 5.8342 Petit-Rechain
 4800 50.5429 5.8739 Polleur
 4801 50.5931 5.8953 Stembert
 4802 50.5780 5.8675 Heusy
63080;Weismes;Waimes;;Weismes
 4950 50.4149 6.1117 Waimes
 4950 50.4054 6.1407 Faymonville
 4950 50.4550 6.1225 Robertville
 4950 50.4772 6.1144 Sourbrodt
63084;Welkenraedt;Welkenraedt
 4840 50.6627 5.9723 Welkenraedt
 4841 50.6768 5.9318 Henri-Chapelle
63086;Trois-Ponts;Trois-Ponts
 4980 50.3727 5.8704 Trois-Ponts
 4980 50.3389 5.8378 Fosse
 4980 50.3557 5.9214 Wanne
 4983 50.3580 5.8268 Basse-Bodeux
63087;Burg-Reuland;Burg-Reuland
 4790 50.1748 6.1217 Burg-Reuland
 4790 50.1954 6.1363 Reuland
 4791 50.2191 6.0743 Thommen
63088;Plombières;Plombières
 4850 50.7375 5.9591 Plombières
 4850 50.7075 5.9620 Montzen
 4850 50.7209 5.9880 Moresnet
 4851 50.7464 5.9968 Gemmenich
 4851 50.7509 5.9336 Sippenaeken
 4852 50.7232 5.9207 Hombourg
63089;Thimister-Clermont;Thimister-Clermont
 4890 50.6529 5.8650 Thimister
 4890 50.6630 5.8635 Thimister-Clermont
 4890 50.6590 5.8837 Clermont
64008;Berloz;Berloz
 4257 50.6977 5.2146 Berloz
 4257 50.7096 5.2131 Corswarem
64015;Braives;Braives
 4260 50.6301 5.1435 Braives
 4260 50.6287 5.1160 Avennes
 4260 50.6171 5.0953 Ciplet
 4260 50.6093 5.1738 Fallais
 4260 50.5869 5.1846 Fumal
 4260 50.6183 5.1158 Ville-En-Hesbaye
 4261 50.6242 5.1632 Latinne
 4263 50.6395 5.1765 Tourinne
64021;Crisnée;Crisnée
 4367 50.7159 5.3973 Crisnée
 4367 50.7013 5.3863 Fize-Le-Marsal
 4367 50.6962 5.4060 Kemexhe
 4367 50.7077 5.4158 Odeur
 4367 50.7225 5.3894 Thys
64023;Donceel;Donceel
 4357 50.6479 5.3199 Donceel
 4357 50.6387 5.3192 Haneffe
 4357 50.6532 5.3559 Jeneffe
 4357 50.6600 5.3107 Limont
64025;Fexhe-le-Haut-Clocher;Fexhe-le-Haut-Clocher
 4347 50.6661 5.3985 Fexhe-Le-Haut-Clocher
 4347 50.6803 5.4067 Freloux
 4347 50.6598 5.3827 Noville
 4347 50.6495 5.3960 Roloux
 4347 50.6547 5.4272 Voroux-Goreux
64029;Geer;Geer
 4250 50.6685 5.1711 Geer
 4250 50.6842 5.1679 Boëlhe
 4250 50.6771 5.2046 Hollogne-Sur-Geer
 4250 50.6637 5.1609 Lens-Saint-Servais
 4252 50.6555 5.1969 Omal
 4253 50.6649 5.1871 Darion
 4254 50.6617 5.1824 Ligney
64034;Hannuit;Hannut
 4280 50.6725 5.0780 Hannut
 4280 50.6721 5.1498 Abolens
 4280 50.6946 5.0789 Avernas-Le-Bauduin
 4280 50.6209 5.0677 Avin
 4280 50.6942 5.0896 Bertrée
 4280 50.6629 5.1255 Blehen
 4280 50.6979 5.1228 Cras-Avernas
 4280 50.6606 5.0621 Crehen
 4280 50.6941 5.0341 Grand-Hallet
 4280 50.6534 5.1329 Lens-Saint-Remy
 4280 50.6493 4.9987 Merdorp
 4280 50.6300 5.0814 Moxhe
 4280 50.6876 5.0184 Petit-Hallet
 4280 50.6778 5.1124 Poucet
 4280 50.6656 5.0481 Thisnes
 4280 50.6878 5.1242 Trognée
 4280 50.6565 5.0958 Villers-Le-Peuplier
 4280 50.6786 5.0202 Wansin
64047;Lijsem;Lincent
 4287 50.7116 5.0318 Lincent
 4287 50.7228 5.0056 Pellaines
 4287 50.7388 5.0290 Racour
64056;Oerle;Oreye
 4360 50.7292 5.3531 Oreye
 4360 50.7145 5.3277 Bergilers
 4360 50.7221 5.3380 Grandville
 4360 50.7214 5.3538 Lens-Sur-Geer
 4360 50.7371 5.3845 Otrange
64063;Remicourt;Remicourt
 4350 50.6807 5.3267 Remicourt
 4350 50.6891 5.3340 Lamine
 4350 50.6852 5.3730 Momalle
 4350 50.6956 5.3034 Pousset
 4351 50.6960 5.3427 Hodeige
64065;Saint-Georges-sur-Meuse;Saint-Georges-sur-Meuse
 4470 50.6001 5.3579 Saint-Georges-Sur-Meuse
64074;Borgworm;Waremme
 4300 50.6977 5.2546 Waremme
 4300 50.7100 5.2354 Bettincourt
 4300 50.6893 5.2889 Bleret
 4300 50.6675 5.2843 Bovenistier
 4300 50.6790 5.2244 Grand-Axhe
 4300 50.7114 5.2947 Lantremange
 4300 50.7126 5.2809 Oleye
64075;Wasseiges;Wasseiges
 4219 50.6222 5.0064 Wasseiges
 4219 50.5946 5.0486 Acosse
 4219 50.6267 5.0305 Ambresin
 4219 50.6090 5.0163 Meeffe
64076;Faimes;Faimes
 4317 50.6653 5.2623 Faimes
 4317 50.6230 5.2562 Aineffe
 4317 50.6330 5.2451 Borlez
 4317 50.6539 5.2455 Celles
 4317 50.6402 5.2180 Les Waleffes
 4317 50.6483 5.2683 Viemme
71002;As;As
 3665 51.0005 5.5722 As
 3668 51.0183 5.6162 Niel-Bij-As
71004;Beringen;Beringen
 3580 51.0502 5.2208 Beringen
 3581 51.0897 5.2444 Beverlo
 3582 51.0698 5.2712 Koersel
 3583 51.0475 5.1617 Paal
71011;Diepenbeek;Diepenbeek
 3590 50.9079 5.4200 Diepenbeek
71016;Genk;Genk
 3600 50.9655 5.5001 Genk
71017;Gingelom;Gingelom
 3890 50.7514 5.1326 Gingelom
 3890 50.7456 5.2314 Boekhout
 3890 50.7326 5.2095 Jeuk
 3890 50.7053 5.1486 Kortijs
 3890 50.7184 5.1386 Montenaken
 3890 50.7405 5.1419 Niel-Bij-Sint-Truiden
 3890 50.7052 5.1713 Vorsen
 3891 50.7345 5.1744 Borlo
 3891 50.7502 5.1789 Buvingen
 3891 50.7573 5.2141 Mielen-Boven-Aalst
 3891 50.7615 5.1781 Muizen
71020;Halen;Halen
 3545 50.9384 5.1074 Halen
 3545 50.9321 5.0656 Loksbergen
 3545 50.9802 5.1093 Zelem
71024;Herk-de-Stad;Herck-la-Ville
 3540 50.9223 5.1884 Herk-De-Stad
 3540 50.9488 5.2099 Berbroek
 3540 50.9488 5.1884 Donk
 3540 50.9533 5.1717 Schulen
71034;Leopoldsburg;Bourg-Léopold
 3970 51.1221 5.2639 Leopoldsburg
 3971 51.1158 5.2265 Heppen
71037;Lummen;Lummen
 3560 51.0031 5.2026 Lummen
 3560 50.9658 5.1373 Linkhout
 3560 51.0067 5.1472 Meldert
71045;Nieuwerkerken;Nieuwerkerken
 3850 50.8746 5.1910 Nieuwerkerken
 3850 50.8655 5.1684 Binderveld
 3850 50.8753 5.2414 Kozen
 3850 50.8972 5.2233 Wijer
71053;Sint-Truiden;Saint-Trond
 3800 50.8269 5.2034 Sint-Truiden
 3800 50.7814 5.2128 Aalst
 3800 50.7991 5.2303 Brustem
 3800 50.7728 5.2518 Engelmanshoven
 3800 50.7602 5.2509 Gelinden
 3800 50.7832 5.2621 Groot-Gelmen
 3800 50.8006 5.1499 Halmaal
 3800 50.7733 5.1788 Kerkom-Bij-Sint-Truiden
 3800 50.8138 5.2382 Ordingen
 3800 50.8403 5.2579 Zepperen
 3803 50.8341 5.1462 Duras
 3803 50.8381 5.1659 Gorsem
 3803 50.8478 5.1520 Runkelen
 3803 50.8177 5.1423 Wilderen
 3806 50.7800 5.1322 Velm
71066;Zonhoven;Zonhoven
 3520 50.9910 5.3678 Zonhoven
71067;Zutendaal;Zutendaal
 3690 50.9319 5.5725 Zutendaal
71070;Heusden-Zolder;Heusden-Zolder
 3550 51.0415 5.2835 Heusden
 3550 51.0234 5.2751 Heusden-Zolder
 3550 51.0237 5.3135 Zolder
71071;Tessenderlo-Ham;Tessenderlo-Ham
 3980 51.0682 5.0894 Tessenderlo
 3945 51.1142 5.1781 Ham
 3945 51.0966 5.1326 Kwaadmechelen
 3945 51.1088 5.1839 Oostham
71072;Hasselt;Hasselt
 3500 50.9304 5.3368 Hasselt
 3500 50.9036 5.3120 Sint-Lambrechts-Herk
 3501 50.8769 5.3513 Wimmertingen
 3510 50.9524 5.2510 Kermt
 3510 50.9490 5.2278 Spalbeek
 3511 50.9439 5.3052 Kuringen
 3511 50.9708 5.2748 Stokrooie
 3512 50.9170 5.2444 Stevoort
 3720 50.8620 5.3770 Kortessem
 3721 50.8668 5.4299 Vliermaalroot
 3722 50.8557 5.4074 Wintershoven
 3723 50.8426 5.4006 Guigoven
 3724 50.8326 5.4259 Vliermaal
72003;Bocholt;Bocholt
 3950 51.1925 5.5996 Bocholt
 3950 51.1939 5.5173 Kaulille
 3950 51.1471 5.5523 Reppel
72004;Bree;Bree
 3960 51.1386 5.6230 Bree
 3960 51.1661 5.6378 Beek
 3960 51.1305 5.5649 Gerdingen
 3960 51.1184 5.6478 Opitter
 3960 51.1305 5.6788 Tongerlo
72018;Kinrooi;Kinrooi
 3640 51.1431 5.7415 Kinrooi
 3640 51.1492 5.8089 Kessenich
 3640 51.1684 5.7261 Molenbeersel
 3640 51.1323 5.7881 Ophoven
72020;Lommel;Lommel
 3920 51.2306 5.3077 Lommel
72021;Maaseik;Maaseik
 3680 51.0947 5.7917 Maaseik
 3680 51.0947 5.7027 Neeroeteren
 3680 51.0534 5.6487 Opoeteren
72030;Peer;Peer
 3990 51.1087 5.4492 Peer
 3990 51.1420 5.5087 Grote-Brogel
 3990 51.1726 5.4624 Kleine-Brogel
 3990 51.1272 5.4147 Wijchmaal
72037;Hamont-Achel;Hamont-Achel
 3930 51.2546 5.5313 Hamont
 3930 51.2548 5.5129 Hamont-Achel
 3930 51.2684 5.4793 Achel
72038;Hechtel-Eksel;Hechtel-Eksel
 3940 51.1166 5.3416 Hechtel
 3940 51.1166 5.3416 Hechtel-Eksel
 3941 51.1568 5.3440 Eksel
72039;Houthalen-Helchteren;Houthalen-Helchteren
 3530 51.0366 5.4121 Houthalen
 3530 51.0282 5.3713 Houthalen-Helchteren
 3530 51.0743 5.3845 Helchteren
72041;Dilsen-Stokkem;Dilsen-Stokkem
 3650 51.0329 5.6991 Dilsen
 3650 51.0285 5.7311 Dilsen-Stokkem
 3650 51.0694 5.7404 Elen
 3650 51.0109 5.6748 Lanklaar
 3650 51.0531 5.7205 Rotem
 3650 51.0198 5.7508 Stokkem
72042;Oudsbergen;Oudsbergen
 3660 51.0430 5.5820 Opglabbeek
 3670 51.1303 5.5290 Ellikom
 3670 51.0848 5.5814 Gruitrode
 3670 51.0782 5.5029 Meeuwen
 3670 51.0933 5.5541 Meeuwen-Gruitrode
 3670 51.0968 5.6182 Neerglabbeek
 3670 51.0770 5.5325 Wijshagen
72043;Pelt;Pelt
 3900 51.2114 5.4230 Overpelt
 3910 51.2290 5.4314 Neerpelt
 3910 51.2253 5.4937 Sint-Huibrechts-Lille
73001;Alken;Alken
 3570 50.8755 5.3080 Alken
73022;Heers;Heers
 3870 50.7510 5.3018 Heers
 3870 50.7382 5.2808 Batsheers
 3870 50.7376 5.2552 Bovelingen
 3870 50.7688 5.3568 Heks
 3870 50.7583 5.3328 Horpmaal
 3870 50.7713 5.2764 Klein-Gelmen
 3870 50.7428 5.2629 Mechelen-Bovelingen
 3870 50.7803 5.2897 Mettekoven
 3870 50.7367 5.2944 Opheers
 3870 50.7278 5.2539 Rukkelingen-Loon
 3870 50.7609 5.3737 Vechmaal
 3870 50.7634 5.3064 Veulen
73028;Herstappe;Herstappe
 3717 50.7274 5.4261 Herstappe
73042;Lanaken;Lanaken
 3620 50.8893 5.6513 Lanaken
 3620 50.8839 5.6091 Gellik
 3620 50.9078 5.6810 Neerharen
 3620 50.8656 5.6324 Veldwezelt
 3621 50.9284 5.6626 Rekem
73066;Riemst;Riemst
 3770 50.8116 5.5979 Riemst
 3770 50.8018 5.5369 Genoelselderen
 3770 50.8071 5.5745 Herderen
 3770 50.8142 5.6692 Kanne
 3770 50.8178 5.5392 Membruggen
 3770 50.7845 5.5603 Millen
 3770 50.7871 5.5971 Val-Meer
 3770 50.8329 5.5896 Vlijtingen
 3770 50.8280 5.6375 Vroenhoven
 3770 50.7944 5.6153 Zichen-Zussen-Bolder
73098;Wellen;Wellen
 3830 50.8435 5.3422 Wellen
 3830 50.8234 5.3112 Berlingen
 3831 50.8270 5.3322 Herten
 3832 50.8432 5.2937 Ulbeek
73107;Maasmechelen;Maasmechelen
 3630 50.9635 5.6964 Maasmechelen
 3630 50.9863 5.7129 Eisden
 3630 50.9922 5.7355 Leut
 3630 50.9764 5.6457 Mechelen-Aan-De-Maas
 3630 51.0014 5.7468 Meeswijk
 3630 50.9436 5.6810 Opgrimbie
 3630 50.9770 5.7134 Vucht
 3631 50.9409 5.7147 Boorsem
 3631 50.9265 5.7199 Uikhoven
73109;Voeren;Fourons
 3790 50.7466 5.8391 Fourons
 3790 50.7409 5.8429 Fouron-Saint-Martin
 3790 50.7552 5.7149 Mouland
 3791 50.7284 5.8819 Remersdaal
 3792 50.7283 5.8242 Fouron-Saint-Pierre
 3793 50.7532 5.8695 Teuven
 3798 50.7611 5.7720 Fouron-Le-Comte
73110;Bilzen-Hoeselt;Bilzen-Hoeselt
 3740 50.8713 5.5163 Bilzen
 3730 50.8501 5.4865 Hoeselt
 3730 50.8580 5.4593 Romershoven
 3730 50.8293 5.4487 Sint-Huibrechts-Hern
 3730 50.8336 5.4805 Werm
 3732 50.8423 5.4482 Schalkhoven
 3740 50.8922 5.4735 Beverst
 3740 50.8744 5.5756 Eigenbilzen
 3740 50.8325 5.5538 Grote-Spouwen
 3740 50.8461 5.6125 Hees
 3740 50.8380 5.5474 Kleine-Spouwen
 3740 50.8623 5.5761 Mopertingen
 3740 50.8883 5.5270 Munsterbilzen
 3740 50.8343 5.5164 Rijkhoven
 3740 50.8458 5.5754 Rosmeer
 3740 50.8639 5.5465 Waltwilder
 3742 50.8523 5.5340 Martenslinde
 3746 50.8833 5.5561 Hoelbeek
73111;Tongeren-Borgloon;Tongeren-Borgloon
 3700 50.7810 5.4648 Tongeren
 3700 50.8065 5.5030 's Herenelderen
 3700 50.7810 5.4617 Berg
 3700 50.7450 5.4844 Diets-Heur
 3700 50.7810 5.4617 Haren
 3700 50.7994 5.4697 Henis
 3700 50.8027 5.4207 Kolmont
 3700 50.7678 5.4417 Koninksem
 3700 50.7399 5.4148 Lauw
 3700 50.7690 5.5224 Mal
 3700 50.8121 5.4449 Neerrepen
 3700 50.7631 5.5102 Nerem
 3700 50.8067 5.4301 Overrepen
 3700 50.7874 5.4199 Piringen
 3700 50.8065 5.4617 Riksingen
 3700 50.7471 5.4421 Rutten
 3700 50.7810 5.4617 Sluizen
 3700 50.7520 5.4957 Vreren
 3700 50.7719 5.4097 Widooie
 3840 50.7852 5.3823 Bommershoven
 3840 50.8004 5.3570 Borgloon
 3840 50.7819 5.3325 Broekom
 3840 50.8309 5.3849 Gors-Opleeuw
 3840 50.8011 5.3055 Gotem
 3840 50.7939 5.3660 Groot-Loon
 3840 50.7914 5.3973 Haren
 3840 50.7972 5.3288 Hendrieken
 3840 50.8116 5.2853 Hoepertingen
 3840 50.8059 5.3905 Jesseren
 3840 50.8237 5.3616 Kerniel
 3840 50.8027 5.4207 Kolmont
 3840 50.8141 5.3310 Kuttekoven
 3840 50.8043 5.2613 Rijkel
 3840 50.8027 5.3616 Voort
81001;Aarlen;Arlon;;Arel
 6700 49.6828 5.8119 Arlon
 6700 49.7108 5.8190 Bonnert
 6700 49.7007 5.7465 Heinsch
 6700 49.6512 5.7795 Toernich
 6704 49.7194 5.8534 Guirsch
 6706 49.6500 5.8676 Autelbas
81003;Attert;Attert
 6717 49.7515 5.7872 Attert
 6717 49.7399 5.7187 Nobressart
 6717 49.7717 5.7861 Nothomb
 6717 49.7160 5.7291 Thiaumont
 6717 49.7266 5.8099 Tontelange
81004;Aubange;Aubange
 6790 49.5675 5.8044 Aubange
 6791 49.5642 5.8318 Athus
 6792 49.5590 5.7423 Halanzy
 6792 49.5903 5.7248 Rachecourt
81013;Martelange;Martelange
 6630 49.8313 5.7376 Martelange
81015;Messancy;Messancy
 6780 49.5969 5.8169 Messancy
 6780 49.6352 5.8350 Hondelange
 6780 49.6350 5.7983 Wolkrange
 6781 49.6081 5.8484 Sélange
 6782 49.6153 5.7608 Habergy
82009;Fauvillers;Fauvillers
 6637 49.8509 5.6650 Fauvillers
 6637 49.9064 5.6882 Hollange
 6637 49.8786 5.7518 Tintange
82014;Houffalize;Houffalize
 6660 50.1324 5.7887 Houffalize
 6660 50.1612 5.6807 Nadrin
 6661 50.2272 5.7448 Mont
 6661 50.2272 5.7448 Tailles
 6662 50.1082 5.8378 Tavigny
 6663 50.0989 5.7385 Mabompré
 6666 50.1661 5.7156 Wibrin
82032;Vielsalm;Vielsalm
 6690 50.2884 5.9170 Vielsalm
 6690 50.2390 5.8082 Bihain
 6692 50.3075 5.9673 Petit-Thier
 6698 50.3263 5.9073 Grand-Halleux
82036;Vaux-sur-Sûre;Vaux-sur-Sûre
 6640 49.9088 5.5908 Vaux-Sur-Sûre
 6640 49.9438 5.6867 Hompré
 6640 49.9576 5.5824 Morhet
 6640 49.9121 5.6028 Nives
 6640 49.9683 5.6353 Sibret
 6640 49.9134 5.5705 Vaux-Lez-Rosières
 6642 49.8805 5.5493 Juseret
82037;Gouvy;Gouvy
 6670 50.1908 5.9549 Gouvy
 6670 50.1609 5.9394 Limerlé
 6671 50.2244 5.9182 Bovigny
 6672 50.2204 5.9973 Beho
 6673 50.1807 5.8647 Cherain
 6674 50.1876 5.8289 Montleban
82038;Sainte-Ode;Sainte-Ode
 6680 50.0363 5.5245 Sainte-Ode
 6680 50.0293 5.5273 Amberloup
 6680 50.0098 5.5298 Tillet
 6681 50.0523 5.5137 Lavacherie
82039;Bastenaken;Bastogne
 6600 50.0010 5.7153 Bastogne
 6600 50.0249 5.8368 Longvilly
 6600 50.0652 5.7617 Noville
 6600 49.9346 5.7478 Villers-La-Bonne-Eau
 6600 49.9902 5.7858 Wardin
 6686 50.0333 5.6039 Flamierge
 6687 50.0843 5.6676 Bertogne
 6688 50.0535 5.6893 Longchamps
83012;Durbuy;Durbuy
 6940 50.3524 5.4562 Durbuy
 6940 50.3300 5.4087 Grandhan
 6940 50.3570 5.4230 Septon
 6940 50.3266 5.5308 Wéris
 6941 50.4176 5.4142 Bende
 6941 50.3760 5.5224 Bomal-Sur-Ourthe
 6941 50.3784 5.4048 Borlon
 6941 50.3464 5.5622 Heyd
 6941 50.3849 5.5793 Izier
 6941 50.3810 5.4814 Tohogne
 6941 50.3619 5.5764 Villers-Sainte-Gertrude
83013;Erezée;Erezée
 6997 50.2931 5.5597 Erezée
 6997 50.2655 5.5572 Amonines
 6997 50.2856 5.5572 Mormont
 6997 50.2856 5.5101 Soy
83028;Hotton;Hotton
 6990 50.2688 5.4463 Hotton
 6990 50.2943 5.4221 Fronville
 6990 50.2579 5.4729 Hampteau
 6990 50.2418 5.4166 Marenne
83031;La Roche-en-Ardenne;La Roche-en-Ardenne
 6980 50.1829 5.5701 La Roche-En-Ardenne
 6980 50.1703 5.5533 Beausaint
 6982 50.2093 5.6395 Samrée
 6983 50.1249 5.6138 Ortho
 6984 50.1507 5.5783 Hives
 6986 50.1717 5.5020 Halleux
83034;Marche-en-Famenne;Marche-en-Famenne
 6900 50.2241 5.3429 Marche-En-Famenne
 6900 50.2233 5.2931 Aye
 6900 50.1826 5.3095 Hargimont
 6900 50.2053 5.2552 Humain
 6900 50.1716 5.2863 On
 6900 50.1879 5.4096 Roy
 6900 50.2120 5.3442 Waha
83040;Nassogne;Nassogne
 6950 50.1294 5.3456 Nassogne
 6950 50.1738 5.3476 Harsin
 6951 50.1666 5.4155 Bande
 6952 50.1550 5.3829 Grune
 6953 50.1442 5.3142 Ambly
 6953 50.1325 5.2842 Forrières
 6953 50.1110 5.2799 Lesterny
 6953 50.1144 5.3137 Masbourg
83044;Rendeux;Rendeux
 6987 50.2330 5.5043 Rendeux
 6987 50.2454 5.5231 Beffe
 6987 50.2007 5.4954 Hodister
 6987 50.2145 5.5268 Marcourt
83049;Tenneville;Tenneville
 6970 50.0913 5.5242 Tenneville
 6971 50.1078 5.5034 Champlon
 6972 50.1138 5.5508 Erneuville
83055;Manhay;Manhay
 6960 50.2930 5.6756 Manhay
 6960 50.2342 5.6230 Dochamps
 6960 50.2923 5.6625 Grandmenil
 6960 50.3517 5.6588 Harre
 6960 50.2816 5.7155 Malempré
 6960 50.2564 5.6825 Odeigne
 6960 50.3021 5.6969 Vaux-Chavanne
84009;Bertrix;Bertrix
 6880 49.8547 5.2529 Bertrix
 6880 49.8157 5.1824 Auby-Sur-Semois
 6880 49.8020 5.2033 Cugnon
 6880 49.9066 5.2022 Jehonville
 6880 49.8343 5.3023 Orgeo
84010;Bouillon;Bouillon
 6830 49.7950 5.0672 Bouillon
 6830 49.8133 5.1457 Les Hayons
 6830 49.8116 5.0036 Poupehan
 6830 49.8404 5.0070 Rochehaut
 6831 49.7950 5.0672 Noirfontaine
 6832 49.8254 5.0739 Sensenruth
 6833 49.8314 5.0574 Ucimont
 6833 49.8676 5.0389 Vivy
 6834 49.7950 5.0672 Bellevaux
 6836 49.7974 5.1419 Dohan
 6838 49.7976 5.0065 Corbion
84016;Daverdisse;Daverdisse
 6929 50.0218 5.1185 Daverdisse
 6929 49.9972 5.0632 Gembes
 6929 50.0017 5.0169 Haut-Fays
 6929 49.9788 5.0867 Porcheresse
84029;Herbeumont;Herbeumont
 6887 49.7815 5.2378 Herbeumont
 6887 49.8159 5.3277 Saint-Médard
 6887 49.7962 5.3812 Straimont
84033;Léglise;Léglise
 6860 49.8004 5.5381 Léglise
 6860 49.8030 5.4625 Assenois
 6860 49.8509 5.5349 Ebly
 6860 49.7672 5.5210 Mellier
 6860 49.8589 5.6139 Witry
84035;Libin;Libin
 6890 49.9809 5.2569 Libin
 6890 49.9499 5.2216 Anloy
 6890 49.9245 5.2782 Ochamps
 6890 50.0078 5.1602 Redu
 6890 50.0188 5.2663 Smuid
 6890 50.0005 5.2027 Transinne
 6890 49.9710 5.2221 Villance
84043;Neufchâteau;Neufchâteau
 6840 49.8412 5.4339 Neufchâteau
 6840 49.8576 5.3718 Grandvoir
 6840 49.8215 5.4076 Grapfontaine
 6840 49.8360 5.4565 Hamipré
 6840 49.8562 5.4609 Longlier
 6840 49.8543 5.3970 Tournay
84050;Paliseul;Paliseul
 6850 49.9035 5.1349 Paliseul
 6850 49.8948 5.0831 Carlsbourg
 6850 49.8856 5.1750 Offagne
 6851 49.8711 5.1221 Nollevaux
 6852 49.9651 5.1806 Maissin
 6852 49.9348 5.1201 Opont
 6853 49.9186 5.1602 Framont
 6856 49.8662 5.1607 Fays-Les-Veneurs
84059;Saint-Hubert;Saint-Hubert
 6870 50.0251 5.3739 Saint-Hubert
 6870 50.0324 5.3167 Arville
 6870 50.0742 5.3062 Awenne
 6870 50.0053 5.3481 Hatrival
 6870 50.0570 5.2653 Mirwart
 6870 50.0058 5.3969 Vesqueville
84068;Tellin;Tellin
 6927 50.0810 5.2168 Tellin
 6927 50.0885 5.2612 Bure
 6927 50.0923 5.2798 Grupont
 6927 50.0829 5.1778 Resteigne
84075;Wellin;Wellin
 6920 50.0823 5.1147 Wellin
 6920 50.0686 5.0702 Sohier
 6921 50.0787 5.1560 Chanly
 6922 50.0754 5.1374 Halma
 6924 50.0763 5.0921 Lomprez
84077;Libramont-Chevigny;Libramont-Chevigny
 6800 49.9197 5.3823 Libramont-Chevigny
 6800 49.9760 5.3878 Bras
 6800 49.9708 5.4497 Freux
 6800 49.9895 5.4681 Moircy
 6800 49.9113 5.3608 Recogne
 6800 49.9764 5.4946 Remagne
 6800 49.9048 5.3864 Saint-Pierre
 6800 49.9236 5.4578 Sainte-Marie-Chevigny
85007;Chiny;Chiny
 6810 49.7386 5.3394 Chiny
 6810 49.6940 5.3748 Izel
 6810 49.6958 5.4205 Jamoigne
 6811 49.7031 5.4263 Les Bulles
 6812 49.7627 5.4006 Suxy
 6813 49.7071 5.4580 Termes
85009;Etalle;Etalle
 6740 49.6730 5.5982 Etalle
 6740 49.6732 5.5645 Sainte-Marie-Sur-Semois
 6740 49.6987 5.5615 Villers-Sur-Semois
 6741 49.6702 5.6698 Vance
 6742 49.6535 5.6551 Chantemelle
 6743 49.6479 5.5942 Buzenol
85011;Florenville;Florenville
 6820 49.6993 5.3101 Florenville
 6820 49.7151 5.2345 Fontenoille
 6820 49.7177 5.1760 Muno
 6820 49.7294 5.2430 Sainte-Cécile
 6821 49.7170 5.3183 Lacuisine
 6823 49.6186 5.3315 Villers-Devant-Orval
 6824 49.7077 5.2622 Chassepierre
85024;Meix-devant-Virton;Meix-devant-Virton
 6769 49.6056 5.4816 Meix-Devant-Virton
 6769 49.6184 5.4288 Gérouville
 6769 49.5953 5.5071 Robelmont
 6769 49.5765 5.4457 Sommethonne
 6769 49.5750 5.4810 Villers-La-Loue
85026;Musson;Musson
 6750 49.5581 5.7059 Musson
 6750 49.5714 5.6617 Mussy-La-Ville
 6750 49.5529 5.6404 Signeulx
85034;Saint-Léger;Saint-Léger
 6747 49.6134 5.6570 Saint-Léger
 6747 49.6256 5.6984 Châtillon
 6747 49.6152 5.7187 Meix-Le-Tige
85039;Tintigny;Tintigny
 6730 49.6821 5.5185 Tintigny
 6730 49.6649 5.4979 Bellefontaine
 6730 49.7188 5.4852 Rossignol
 6730 49.6774 5.4756 Saint-Vincent
85045;Virton;Virton
 6760 49.5677 5.5330 Virton
 6760 49.5680 5.6273 Bleid
 6760 49.5814 5.5767 Ethe
 6760 49.5377 5.5938 Ruette
 6761 49.5582 5.5705 Latour
 6762 49.5578 5.5285 Saint-Mard
85046;Habay;Habay
 6720 49.7356 5.5933 Habay
 6720 49.7286 5.6504 Habay-La-Neuve
 6720 49.7015 5.6805 Hachy
 6721 49.7721 5.6204 Anlier
 6723 49.7228 5.6225 Habay-La-Vieille
 6724 49.7189 5.5843 Houdemont
 6724 49.7181 5.5581 Rulles
85047;Rouvroy;Rouvroy
 6767 49.5391 5.4897 Rouvroy
 6767 49.5553 5.4980 Dampicourt
 6767 49.5343 5.4997 Harnoncourt
 6767 49.5262 5.4795 Lamorteau
 6767 49.5085 5.4735 Torgny
91005;Anhée;Anhée
 5537 50.3108 4.8797 Anhée
 5537 50.3431 4.8419 Annevoie-Rouillon
 5537 50.3336 4.7976 Bioul
 5537 50.3180 4.7513 Denée
 5537 50.3053 4.8417 Haut-Le-Wastia
 5537 50.2956 4.7816 Sosoye
 5537 50.3238 4.8361 Warnant
91013;Beauraing;Beauraing
 5570 50.1105 4.9576 Beauraing
 5570 50.1262 4.9469 Baronville
 5570 50.1178 4.8884 Dion
 5570 50.0681 4.8490 Felenne
 5570 50.1509 4.9106 Feschaux
 5570 50.0666 5.0123 Honnay
 5570 50.1019 4.9188 Javingue
 5570 50.0609 4.9800 Vonêche
 5570 50.0920 4.9610 Wancennes
 5570 50.0980 4.8931 Winenne
 5571 50.1488 4.9767 Wiesme
 5572 50.1315 5.0409 Focant
 5573 50.1176 5.0039 Martouzin-Neuville
 5574 50.0996 5.0088 Pondrôme
 5576 50.0604 5.0006 Froidfontaine
91015;Bièvre;Bièvre
 5555 49.9411 5.0168 Bièvre
 5555 49.8995 5.0268 Baillamont
 5555 49.9177 4.9731 Bellefontaine
 5555 49.8626 4.9980 Cornimont
 5555 49.9514 5.0675 Graide
 5555 49.8695 4.9831 Gros-Fays
 5555 49.9046 4.9860 Monceau-En-Ardenne
 5555 49.9226 5.0894 Naomé
 5555 49.8935 5.0089 Oizy
 5555 49.9016 4.9675 Petit-Fays
91030;Ciney;Ciney
 5590 50.2950 5.0974 Ciney
 5590 50.2669 5.0459 Achêne
 5590 50.3129 5.0630 Braibant
 5590 50.2238 5.1188 Chevetogne
 5590 50.2496 5.0604 Conneux
 5590 50.2531 5.2089 Haversin
 5590 50.2687 5.1103 Leignon
 5590 50.2826 5.1708 Pessoux
 5590 50.2319 5.2344 Serinchamps
 5590 50.2963 5.0349 Sovet
91034;Dinant;Dinant
 5500 50.2608 4.9124 Dinant
 5500 50.2379 4.9079 Anseremme
 5500 50.2726 4.8984 Bouvignes-Sur-Meuse
 5500 50.2368 4.9388 Dréhance
 5500 50.2003 4.8971 Falmagne
 5500 50.2038 4.8924 Falmignoul
 5500 50.2233 4.9585 Furfooz
 5501 50.2814 4.9715 Lisogne
 5502 50.2798 4.9883 Thynes
 5503 50.2602 4.9824 Sorinnes
 5504 50.2472 4.9897 Foy-Notre-Dame
91054;Gedinne;Gedinne
 5575 49.9793 4.9389 Gedinne
 5575 50.0251 4.8550 Bourseigne-Neuve
 5575 50.0221 4.8712 Bourseigne-Vieille
 5575 49.9420 4.9446 Houdremont
 5575 49.9589 4.9573 Louette-Saint-Denis
 5575 49.9601 4.9277 Louette-Saint-Pierre
 5575 50.0121 4.9610 Malvoisin
 5575 50.0000 4.9521 Patignies
 5575 49.9922 4.8848 Rienne
 5575 50.0014 4.9176 Sart-Custinne
 5575 50.0324 4.9198 Vencimont
 5575 49.9874 4.8476 Willerzie
91059;Hamois;Hamois
 5360 50.3409 5.1594 Hamois
 5360 50.3414 5.0562 Natoye
 5361 50.3177 5.1923 Mohiville
 5361 50.3079 5.2094 Scy
 5362 50.3335 5.1752 Achet
 5363 50.3254 5.1212 Emptinne
 5364 50.3579 5.1237 Schaltin
91064;Havelange;Havelange
 5370 50.3871 5.2396 Havelange
 5370 50.3291 5.2607 Barvaux-Condroz
 5370 50.3884 5.1845 Flostoy
 5370 50.3563 5.2452 Jeneffe
 5370 50.3384 5.2409 Porcheresse
 5370 50.3675 5.2796 Verlée
 5372 50.3619 5.3339 Méan
 5374 50.3533 5.3126 Maffe
 5376 50.3657 5.2494 Miécret
91072;Houyet;Houyet
 5560 50.1901 5.0051 Houyet
 5560 50.1666 5.0899 Ciergnon
 5560 50.1582 4.9453 Finnevaux
 5560 50.2016 4.9478 Hulsonniaux
 5560 50.1636 4.9616 Mesnil-Eglise
 5560 50.1672 4.8855 Mesnil-Saint-Blaise
 5561 50.2313 5.0058 Celles
 5562 50.2118 5.0484 Custinne
 5563 50.1613 5.0372 Hour
 5564 50.1593 5.0615 Wanlin
91103;Onhaye;Onhaye
 5520 50.2436 4.8409 Onhaye
 5520 50.2395 4.7604 Anthée
 5521 50.2501 4.7806 Serville
 5522 50.2782 4.7934 Falaen
 5523 50.2749 4.8455 Sommière
 5523 50.2596 4.8245 Weillen
 5524 50.2453 4.8158 Gerin
91114;Rochefort;Rochefort
 5580 50.1726 5.2140 Rochefort
 5580 50.1120 5.1531 Ave-Et-Auffe
 5580 50.2172 5.1959 Buissonville
 5580 50.1503 5.1714 Eprave
 5580 50.1255 5.1877 Han-Sur-Lesse
 5580 50.1624 5.2625 Jemelle
 5580 50.1380 5.1458 Lessive
 5580 50.2093 5.1208 Mont-Gauthier
 5580 50.1443 5.1050 Villers-Sur-Lesse
 5580 50.1164 5.2419 Wavreille
91120;Somme-Leuze;Somme-Leuze
 5377 50.3366 5.3669 Somme-Leuze
 5377 50.2888 5.3382 Baillonville
 5377 50.3727 5.3789 Bonsin
 5377 50.2945 5.2963 Heure
 5377 50.2486 5.2795 Hogne
 5377 50.2910 5.2613 Nettinne
 5377 50.2977 5.3737 Noiseux
 5377 50.2757 5.2624 Sinsin
 5377 50.2606 5.3042 Waillet
91141;Yvoir;Yvoir
 5530 50.3264 4.8807 Yvoir
 5530 50.3173 4.9733 Dorinne
 5530 50.3381 4.9857 Durnal
 5530 50.3203 4.9126 Evrehailles
 5530 50.3505 4.8760 Godinne
 5530 50.3032 4.8979 Houx
 5530 50.3226 4.9455 Mont
 5530 50.3143 4.9455 Purnode
 5530 50.3226 5.0069 Spontin
91142;Hastière;Hastière
 5540 50.1974 4.8225 Hastière
 5540 50.2165 4.8242 Hastière-Lavaux
 5540 50.1967 4.8189 Hermeton-Sur-Meuse
 5540 50.2033 4.8632 Waulsort
 5541 50.2151 4.8295 Hastière-Par-Delà
 5542 50.1922 4.8353 Blaimont
 5543 50.1617 4.8318 Heer
 5544 50.1642 4.7943 Agimont
91143;Vresse-sur-Semois;Vresse-sur-Semois
 5550 49.8730 4.9341 Vresse-Sur-Semois
 5550 49.8421 4.9727 Alle
 5550 49.8242 4.8751 Bagimont
 5550 49.8642 4.8860 Bohan
 5550 49.8612 4.9489 Chairière
 5550 49.8639 4.9295 Laforet
 5550 49.8655 4.9003 Membre
 5550 49.8535 4.9620 Mouzaive
 5550 49.9106 4.9172 Nafraiture
 5550 49.8937 4.9275 Orchimont
 5550 49.8111 4.8698 Pussemange
 5550 49.8140 4.9033 Sugny
92003;Andenne;Andenne
 5300 50.4901 5.1044 Andenne
 5300 50.4709 5.0339 Bonneville
 5300 50.4637 5.1170 Coutisse
 5300 50.5142 5.0646 Landenne
 5300 50.4599 4.9782 Maizeret
 5300 50.4712 4.9947 Namêche
 5300 50.4897 5.0285 Sclayn
 5300 50.4984 5.0805 Seilles
 5300 50.4642 5.0134 Thon
 5300 50.4966 5.0115 Vezin
92006;Assesse;Assesse
 5330 50.3704 5.0234 Assesse
 5330 50.3775 4.9699 Maillen
 5330 50.4052 4.9507 Sart-Bernard
 5332 50.3469 4.9581 Crupet
 5333 50.3897 5.0294 Sorinne-La-Longue
 5334 50.3731 5.0704 Florée
 5336 50.3783 4.9845 Courrière
92035;Eghezée;Eghezée
 5310 50.5917 4.9050 Eghezée
 5310 50.5989 4.8360 Aische-En-Refail
 5310 50.6003 4.9300 Bolinne
 5310 50.6239 4.9575 Boneffe
 5310 50.6297 4.9720 Branchon
 5310 50.5597 4.8574 Dhuy
 5310 50.5835 4.9441 Hanret
 5310 50.5606 4.9103 Leuze
 5310 50.5821 4.8311 Liernu
 5310 50.5773 4.8962 Longchamps
 5310 50.5942 4.8762 Mehaigne
 5310 50.6082 4.8909 Noville-Sur-Méhaigne
 5310 50.5731 4.8427 Saint-Germain
 5310 50.6171 4.9319 Taviers
 5310 50.5756 4.8654 Upigny
 5310 50.5417 4.9218 Waret-La-Chaussée
92045;Floreffe;Floreffe
 5150 50.4348 4.7589 Floreffe
 5150 50.4516 4.7694 Floriffoux
 5150 50.4389 4.7318 Franière
 5150 50.4495 4.7308 Soye
92048;Fosses-la-Ville;Fosses-la-Ville
 5070 50.3959 4.6979 Fosses-La-Ville
 5070 50.4049 4.6513 Aisemont
 5070 50.3885 4.6238 Le Roux
 5070 50.3761 4.5998 Sart-Eustache
 5070 50.4027 4.7412 Sart-Saint-Laurent
 5070 50.3942 4.6559 Vitrival
92054;Gesves;Gesves
 5340 50.4029 5.0776 Gesves
 5340 50.4273 5.0191 Faulx-Les-Tombes
 5340 50.4509 5.0744 Haltinne
 5340 50.4416 4.9847 Mozet
 5340 50.4002 5.1259 Sorée
92087;Mettet;Mettet
 5640 50.3212 4.6585 Mettet
 5640 50.3347 4.6073 Biesme
 5640 50.2974 4.6803 Biesmerée
 5640 50.3256 4.7203 Graux
 5640 50.3004 4.6158 Oret
 5640 50.3463 4.7395 Saint-Gérard
 5641 50.3080 4.7055 Furnaux
 5644 50.2975 4.7198 Ermeton-Sur-Biert
 5646 50.2828 4.6590 Stave
92094;Namen;Namur
 5000 50.4562 4.8493 Namur
 5000 50.4687 4.9220 Beez
 5001 50.4692 4.8223 Belgrade
 5002 50.4814 4.8351 Saint-Servais
 5003 50.4949 4.8470 Saint-Marc
 5004 50.4789 4.8917 Bouge
 5020 50.4986 4.9035 Champion
 5020 50.5172 4.8770 Daussoulx
 5020 50.4566 4.8121 Flawinne
 5020 50.4382 4.7967 Malonne
 5020 50.4883 4.7780 Suarlée
 5020 50.4830 4.7509 Temploux
 5020 50.5020 4.8742 Vedrin
 5021 50.4924 4.9292 Boninne
 5022 50.5172 4.9127 Cognelée
 5024 50.5114 4.9578 Gelbressée
 5024 50.4864 4.9615 Marche-Les-Dames
 5100 50.4111 4.9043 Dave
 5100 50.4589 4.8785 Jambes
 5100 50.4146 4.9317 Naninne
 5100 50.4286 4.9497 Wierde
 5100 50.4213 4.8634 Wépion
 5101 50.4474 4.9094 Erpent
 5101 50.4713 4.9384 Lives-Sur-Meuse
 5101 50.4581 4.9410 Loyers
92097;Ohey;Ohey
 5350 50.4359 5.1238 Ohey
 5350 50.4136 5.1714 Evelette
 5351 50.4406 5.1492 Haillot
 5353 50.4401 5.2218 Goesnes
 5354 50.4433 5.1822 Jallet
92101;Profondeville;Profondeville
 5170 50.3777 4.8694 Profondeville
 5170 50.3655 4.8206 Arbre
 5170 50.3900 4.8234 Bois-De-Villers
 5170 50.3773 4.7748 Lesve
 5170 50.3793 4.8966 Lustin
 5170 50.3581 4.8724 Rivière
92114;Sombreffe;Sombreffe
 5140 50.5247 4.6026 Sombreffe
 5140 50.5018 4.6120 Boignée
 5140 50.5126 4.5758 Ligny
 5140 50.5157 4.6239 Tongrinne
92137;Sambreville;Sambreville
 5060 50.4410 4.6197 Sambreville
 5060 50.4273 4.6388 Arsimont
 5060 50.4470 4.6355 Auvelais
 5060 50.4183 4.6213 Falisolle
 5060 50.4655 4.5960 Keumiée
 5060 50.4378 4.5886 Moignelée
 5060 50.4341 4.6076 Tamines
 5060 50.4713 4.6072 Velaine-Sur-Sambre
92138;Fernelmont;Fernelmont
 5380 50.5481 4.9747 Fernelmont
 5380 50.5581 5.0361 Bierwart
 5380 50.5673 4.9584 Cortil-Wodon
 5380 50.5746 5.0007 Forville
 5380 50.5211 4.9760 Franc-Waret
 5380 50.6010 4.9870 Hemptinne
 5380 50.5245 5.0088 Hingeon
 5380 50.5232 4.9411 Marchovelette
 5380 50.5556 4.9827 Noville-Les-Bois
 5380 50.5501 5.0171 Pontillas
 5380 50.5443 4.9463 Tillier
92140;Jemeppe-sur-Sambre;Jemeppe-sur-Sambre
 5190 50.4630 4.6546 Jemeppe-Sur-Sambre
 5190 50.4983 4.6382 Balâtre
 5190 50.4445 4.6735 Ham-Sur-Sambre
 5190 50.4555 4.7043 Mornimont
 5190 50.4661 4.6967 Moustier-Sur-Sambre
 5190 50.4923 4.6697 Onoz
 5190 50.5008 4.6473 Saint-Martin
 5190 50.4812 4.7027 Spy
92141;La Bruyère;La Bruyère
 5080 50.5348 4.8346 La Bruyère
 5080 50.5157 4.8280 Emines
 5080 50.5006 4.7910 Rhisnes
 5080 50.5379 4.8346 Villers-Lez-Heest
 5080 50.5348 4.8588 Warisoulx
 5081 50.5144 4.7787 Bovesse
 5081 50.5526 4.7987 Meux
92142;Gembloers;Gembloux
 5030 50.5622 4.6987 Gembloux
 5030 50.5330 4.7482 Beuzet
 5030 50.5942 4.6740 Ernage
 5030 50.5569 4.6830 Grand-Manil
 5030 50.5534 4.7274 Lonzée
 5030 50.5811 4.7248 Sauvenière
 5031 50.5782 4.7610 Grand-Leez
 5032 50.5234 4.6920 Bossière
 5032 50.5218 4.6524 Bothey
 5032 50.5360 4.6547 Corroy-Le-Château
 5032 50.5105 4.7407 Isnes
 5032 50.5128 4.6745 Mazy
93010;Cerfontaine;Cerfontaine
 5630 50.1688 4.4126 Cerfontaine
 5630 50.2188 4.4554 Daussois
 5630 50.1763 4.4662 Senzeille
 5630 50.2251 4.4104 Silenrieux
 5630 50.1897 4.4367 Soumoy
 5630 50.1897 4.4827 Villers-Deux-Eglises
93014;Couvin;Couvin
 5660 50.0525 4.4955 Couvin
 5660 50.0672 4.4090 Aublain
 5660 50.0755 4.4710 Boussu-En-Fagne
 5660 49.9696 4.5297 Brûly
 5660 50.0009 4.4603 Brûly-De-Pesche
 5660 49.9615 4.4550 Cul-Des-Sarts
 5660 50.0577 4.4360 Dailly
 5660 50.0796 4.5106 Frasnes
 5660 50.0374 4.4236 Gonrieux
 5660 50.0941 4.5233 Mariembourg
 5660 50.0431 4.4585 Pesche
 5660 50.0584 4.5324 Petigny
 5660 49.9498 4.5055 Petite-Chapelle
 5660 50.0248 4.4206 Presgaux
93018;Doische;Doische
 5680 50.1357 4.7458 Doische
 5680 50.1316 4.7141 Gimnée
 5680 50.1842 4.7597 Gochenée
 5680 50.1171 4.6236 Matagne-La-Grande
 5680 50.1186 4.6469 Matagne-La-Petite
 5680 50.1178 4.7027 Niverlée
 5680 50.1352 4.6749 Romerée
 5680 50.1873 4.7368 Soulme
 5680 50.1132 4.7425 Vaucelles
 5680 50.1702 4.7323 Vodelée
93022;Florennes;Florennes
 5620 50.2514 4.6030 Florennes
 5620 50.2520 4.6793 Corenne
 5620 50.2496 4.7134 Flavion
 5620 50.2283 4.5631 Hemptinne-Lez-Florennes
 5620 50.2330 4.7440 Morville
 5620 50.2323 4.6877 Rosée
 5620 50.2469 4.5778 Saint-Aubin
 5621 50.2950 4.5607 Hanzinelle
 5621 50.3085 4.5435 Hanzinne
 5621 50.2776 4.5634 Morialmé
93056;Philippeville;Philippeville
 5600 50.1956 4.5449 Philippeville
 5600 50.1050 4.5704 Fagnolle
 5600 50.1900 4.6394 Franchimont
 5600 50.2181 4.5313 Jamagne
 5600 50.2122 4.5079 Jamiolle
 5600 50.1729 4.6073 Merlemont
 5600 50.1825 4.5921 Neuville
 5600 50.1933 4.6996 Omezée
 5600 50.1356 4.5381 Roly
 5600 50.1724 4.6980 Romedenne
 5600 50.1779 4.5340 Samart
 5600 50.1579 4.6199 Sart-En-Fagne
 5600 50.1694 4.5612 Sautour
 5600 50.1825 4.6963 Surice
 5600 50.1458 4.5846 Villers-En-Fagne
 5600 50.1905 4.6085 Villers-Le-Gambon
 5600 50.1972 4.5921 Vodecée
93088;Walcourt;Walcourt
 5650 50.2532 4.4348 Walcourt
 5650 50.2473 4.3528 Castillon
 5650 50.2649 4.4592 Chastrès
 5650 50.2599 4.3173 Clermont
 5650 50.2490 4.3827 Fontenelle
 5650 50.2614 4.5082 Fraire
 5650 50.2738 4.4327 Pry
 5650 50.2399 4.4524 Vogenée
 5650 50.2393 4.4948 Yves-Gomezée
 5651 50.2892 4.4012 Berzée
 5651 50.2900 4.4566 Gourdinne
 5651 50.2778 4.4950 Laneffe
 5651 50.2692 4.3892 Rognée
 5651 50.2952 4.4830 Somzée
 5651 50.3119 4.4983 Tarcienne
 5651 50.2827 4.4279 Thy-Le-Château
93090;Viroinval;Viroinval
 5670 50.0516 4.6270 Viroinval
 5670 50.0914 4.5915 Dourbes
 5670 50.0309 4.6713 Le Mesnil
 5670 50.1009 4.6965 Mazée
 5670 50.0745 4.5486 Nismes
 5670 50.0237 4.6397 Oignies-En-Thiérache
 5670 50.0727 4.6072 Olloy-Sur-Viroin
 5670 50.0923 4.6693 Treignes
 5670 50.0803 4.6342 Vierves-Sur-Viroin
`
