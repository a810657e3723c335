import { LOCALES, type Localized } from '../../locale.ts'
import type { SubType } from './sub-types.ts'

/** What each sub type is called, in the order of LOCALES; as in locales/{locale}/fields.json. */
const WORDS = `
DWELLING;Woning;Maison d’habitation;Family house;Wohnhaus
VILLA;Villa;Villa;Villa;Villa
BUNGALOW;Bungalow;Bungalow;Bungalow;Bungalow
CASTLE;Kasteel;Château;Castle;Schloss
TERRACED_HOUSE;Rijwoning;Maison mitoyenne;Terraced house;Reihenhaus
SEMI_DETACHED_HOUSE;Halfopen bebouwing;Maison 3 façades;Semi-detached house;Doppelhaushälfte
DETACHED_HOUSE;Vrijstaande woning;Maison 4 façades;Detached house;Freistehendes Haus
CORNER_HOUSE;Hoekwoning;Maison d’angle;Corner house;Eckhaus
TOWN_HOUSE;Stadswoning;Maison de ville;Town house;Stadthaus
MASTER_HOUSE;Herenhuis;Maison de maître;Period townhouse;Herrschaftliches Stadthaus
COUNTRY_HOUSE;Landhuis;Maison de campagne;Country house;Landhaus
COUNTRY_ESTATE;Landgoed;Domaine;Country estate;Landgut
FARMHOUSE;Hoeve;Ferme;Farmhouse;Bauernhaus
SQUARE_FARM;Vierkantshoeve;Ferme en carré;Courtyard farmhouse;Vierseithof
FERMETTE;Fermette;Fermette;Farmhouse-style house;Landhaus im Bauernstil
COTTAGE;Cottage;Cottage;Cottage;Cottage
CHALET;Chalet;Chalet;Chalet;Chalet
BEL_ETAGE;Bel-etage;Bel-étage;Bel-étage house;Bel-Etage-Haus
SPLIT_LEVEL;Split-level;Maison à demi-niveaux;Split-level house;Split-Level-Haus
PATIO_HOUSE;Patiowoning;Maison patio;Patio house;Atriumhaus
RECTORY;Pastorie;Presbytère;Rectory;Pfarrhaus
MILL;Molen;Moulin;Mill;Mühle
KANGAROO_HOUSE;Kangoeroewoning;Maison kangourou;Multigenerational house;Mehrgenerationenhaus
MULTI_FAMILY_HOUSE;Meergezinswoning;Maison plurifamiliale;Multi-family house;Mehrfamilienhaus
INVESTMENT_PROPERTY;Opbrengsteigendom;Immeuble de rapport;Investment property;Renditeobjekt
APARTMENT_BUILDING;Appartementsgebouw;Immeuble à appartements;Apartment building;Apartmenthaus
MIXED_USE_BUILDING;Pand voor gemengd gebruik;Immeuble à usage mixte;Mixed-use building;Wohn- und Geschäftshaus
HOLIDAY_HOUSE;Vakantiewoning;Maison de vacances;Holiday home;Ferienhaus
HOUSEBOAT;Woonboot;Péniche;Houseboat;Hausboot
MOBILE_HOME;Stacaravan;Caravane résidentielle;Static caravan;Mobilheim
EXCEPTIONAL_PROPERTY;Uitzonderlijk pand;Bien exceptionnel;Exceptional property;Außergewöhnliche Immobilie
FLAT;Appartement;Appartement;Apartment;Wohnung
DUPLEX;Duplex;Duplex;Duplex;Maisonette
TRIPLEX;Triplex;Triplex;Triplex;Triplex
LOFT;Loft;Loft;Loft;Loft
PENTHOUSE;Penthouse;Penthouse;Penthouse;Penthouse
STUDIO;Studio;Studio;Studio;Studio
STUDENT_ROOM;Studentenkamer;Kot étudiant;Student room;Studentenzimmer
ROOM;Kamer;Chambre;Room;Zimmer
GROUND_FLOOR_APARTMENT;Gelijkvloers appartement;Rez-de-chaussée;Ground-floor apartment;Erdgeschosswohnung
GARDEN_APARTMENT;Tuinappartement;Appartement avec jardin;Garden apartment;Gartenwohnung
ROOF_APARTMENT;Dakappartement;Appartement sous toiture;Top-floor apartment;Dachgeschosswohnung
CORNER_APARTMENT;Hoekappartement;Appartement d’angle;Corner apartment;Eckwohnung
SERVICE_FLAT;Assistentiewoning;Appartement en résidence-services;Assisted-living apartment;Seniorenwohnung mit Service
HOLIDAY_APARTMENT;Vakantieappartement;Appartement de vacances;Holiday apartment;Ferienwohnung
BUILDING_PLOT;Bouwgrond;Terrain à bâtir;Building plot;Baugrundstück
PROJECT_LAND;Projectgrond;Terrain à développer;Development land;Projektgrundstück
ALLOTMENT_PLOT;Kavel in verkaveling;Lot dans un lotissement;Plot in a subdivision;Los in einer Parzellierung
AGRICULTURAL_LAND;Landbouwgrond;Terre agricole;Farmland;Landwirtschaftliche Fläche
MEADOW;Weiland;Prairie;Meadow;Weide
ORCHARD;Boomgaard;Verger;Orchard;Obstgarten
FOREST;Bos;Bois;Woodland;Wald
POND;Vijver;Étang;Pond;Teich
GARDEN_PLOT;Tuingrond;Terrain de jardin;Garden plot;Gartengrundstück
RECREATIONAL_LAND;Recreatiegrond;Terrain de loisirs;Recreational land;Freizeitgrundstück
INDUSTRIAL_LAND;Industriegrond;Terrain industriel;Industrial land;Industriegrundstück
SHOP;Winkelruimte;Surface commerciale;Retail unit;Ladenlokal
SHOP_WITH_HOME;Handelspand met woonst;Commerce avec habitation;Shop with living quarters;Ladenlokal mit Wohnung
OFFICE;Kantoor;Bureau;Office;Büro
OFFICE_BUILDING;Kantoorgebouw;Immeuble de bureaux;Office building;Bürogebäude
PRACTICE;Praktijkruimte;Cabinet pour profession libérale;Professional practice;Praxisräume
CATERING;Horecazaak;Établissement horeca;Hospitality business;Gastronomiebetrieb
HOTEL;Hotel;Hôtel;Hotel;Hotel
BED_AND_BREAKFAST;B&B;Chambres d’hôtes;Bed and breakfast;Pension
SHOWROOM;Toonzaal;Showroom;Showroom;Ausstellungsraum
BUSINESS;Handelsfonds;Fonds de commerce;Going concern;Handelsgeschäft
COMMERCIAL_BUILDING;Handelsgebouw;Bâtiment commercial;Commercial building;Geschäftshaus
PETROL_STATION;Tankstation;Station-service;Petrol station;Tankstelle
GARAGE_BOX;Garagebox;Box de garage;Lock-up garage;Einzelgarage
DOUBLE_GARAGE;Dubbele garage;Garage double;Double garage;Doppelgarage
CARPORT;Carport;Carport;Carport;Carport
PARKING;Parkeerplaats;Emplacement de parking;Parking space;Stellplatz
OUTDOOR_PARKING;Buitenparkeerplaats;Emplacement extérieur;Outdoor parking space;Außenstellplatz
UNDERGROUND_PARKING;Ondergrondse parkeerplaats;Parking souterrain;Underground parking space;Tiefgaragenstellplatz
MOTORCYCLE_PARKING;Motorstaanplaats;Emplacement pour moto;Motorcycle space;Motorradstellplatz
STORAGE_ROOM;Berging;Local de rangement;Storage room;Abstellraum
APARTMENT_PROJECT;Appartementsproject;Projet d’appartements;Apartment development;Wohnungsbauprojekt
HOUSE_PROJECT;Woningproject;Projet de maisons;Housing development;Hausbauprojekt
MIXED_PROJECT;Gemengd project;Projet mixte;Mixed development;Gemischtes Bauprojekt
PLOT_PROJECT;Verkaveling;Lotissement;Land subdivision;Parzellierung
SERVICE_FLAT_PROJECT;Project met assistentiewoningen;Projet de résidence-services;Assisted-living development;Seniorenwohnprojekt
STUDENT_PROJECT;Studentenproject;Projet de logements étudiants;Student housing development;Studentenwohnprojekt
COMMERCIAL_PROJECT;Commercieel project;Projet commercial;Commercial development;Gewerbeprojekt
GARAGE_PROJECT;Garageproject;Projet de garages;Garage development;Garagenprojekt
INDUSTRIAL_BUILDING;Industriegebouw;Bâtiment industriel;Industrial building;Industriegebäude
WAREHOUSE;Magazijn;Entrepôt;Warehouse;Lagerhalle
HALL;Loods;Hangar;Industrial hall;Halle
WORKSHOP;Werkplaats;Atelier;Workshop;Werkstatt
SME_UNIT;KMO-unit;Unité PME;Business unit;Gewerbeeinheit
STORAGE_UNIT;Opslagruimte;Box de stockage;Storage unit;Lagerraum
LOGISTICS;Logistiek gebouw;Bâtiment logistique;Logistics building;Logistikimmobilie
FARM;Landbouwbedrijf;Exploitation agricole;Farm;Landwirtschaftlicher Betrieb
STABLES;Paardenhouderij;Propriété équestre;Equestrian property;Reiterhof
GREENHOUSE;Serrebedrijf;Exploitation sous serre;Greenhouse nursery;Gewächshausbetrieb
VINEYARD;Wijngaard;Vignoble;Vineyard;Weinberg
`

const NAMES: ReadonlyMap<string, Localized> = new Map(
  WORDS.trim()
    .split('\n')
    .map(line => line.split(';'))
    .map(([code = '', ...names]) => [
      code,
      Object.fromEntries(LOCALES.map((locale, index) => [locale, names[index]])),
    ]),
)

/** The name of a sub type in every language, for records that only bear its id; {} for 'other', which has none. */
export const subTypeName = (code: SubType): Localized => NAMES.get(code) ?? {}
