import { displayNames } from './display-names.ts';

/** English demonyms by ISO 3166 code; territories use their country's name. */
const ENGLISH = [
  'AD Andorran,AE Emirati,AF Afghan,AG Antiguan,AL Albanian,AM Armenian,AO Angolan,AR Argentine',
  'AT Austrian,AU Australian,AZ Azerbaijani,BA Bosnian,BB Barbadian,BD Bangladeshi,BE Belgian',
  'BF Burkinabè,BG Bulgarian,BH Bahraini,BI Burundian,BJ Beninese,BM Bermudian,BN Bruneian',
  'BO Bolivian,BR Brazilian,BS Bahamian,BT Bhutanese,BW Botswanan,BY Belarusian,BZ Belizean',
  'CA Canadian,CD Congolese (Kinshasa),CF Central African,CG Congolese (Brazzaville),CH Swiss',
  'CI Ivorian,CL Chilean,CM Cameroonian,CN Chinese,CO Colombian,CR Costa Rican,CU Cuban',
  'CV Cabo Verdean,CY Cypriot,CZ Czech,DE German,DJ Djiboutian,DK Danish,DM Dominican (Dominica)',
  'DO Dominican,DZ Algerian,EC Ecuadorian,EE Estonian,EG Egyptian,ER Eritrean,ES Spanish',
  'ET Ethiopian,FI Finnish,FJ Fijian,FM Micronesian,FR French,GA Gabonese,GB British,GD Grenadian',
  'GE Georgian,GH Ghanaian,GM Gambian,GN Guinean,GQ Equatorial Guinean,GR Greek,GT Guatemalan',
  'GW Bissau-Guinean,GY Guyanese,HK Hong Konger,HN Honduran,HR Croatian,HT Haitian,HU Hungarian',
  'ID Indonesian,IE Irish,IL Israeli,IN Indian,IQ Iraqi,IR Iranian,IS Icelandic,IT Italian',
  'JM Jamaican,JO Jordanian,JP Japanese,KE Kenyan,KG Kyrgyz,KH Cambodian,KI I-Kiribati,KM Comorian',
  'KN Kittitian and Nevisian,KP North Korean,KR South Korean,KW Kuwaiti,KZ Kazakh,LA Lao',
  'LB Lebanese,LC Saint Lucian,LI Liechtensteiner,LK Sri Lankan,LR Liberian,LS Basotho',
  'LT Lithuanian,LU Luxembourgish,LV Latvian,LY Libyan,MA Moroccan,MC Monégasque,MD Moldovan',
  'ME Montenegrin,MG Malagasy,MH Marshallese,MK Macedonian,ML Malian,MM Myanmar,MN Mongolian',
  'MO Macanese,MR Mauritanian,MT Maltese,MU Mauritian,MV Maldivian,MW Malawian,MX Mexican',
  'MY Malaysian,MZ Mozambican,NA Namibian,NE Nigerien,NG Nigerian,NI Nicaraguan,NL Dutch',
  'NO Norwegian,NP Nepali,NR Nauruan,NZ New Zealander,OM Omani,PA Panamanian,PE Peruvian',
  'PG Papua New Guinean,PH Filipino,PK Pakistani,PL Polish,PR Puerto Rican,PS Palestinian',
  'PT Portuguese,PW Palauan,PY Paraguayan,QA Qatari,RO Romanian,RS Serbian,RU Russian,RW Rwandan',
  'SA Saudi,SB Solomon Islander,SC Seychellois,SD Sudanese,SE Swedish,SG Singaporean,SI Slovenian',
  'SK Slovak,SL Sierra Leonean,SM Sammarinese,SN Senegalese,SO Somali,SR Surinamese',
  'SS South Sudanese,ST São Toméan,SV Salvadoran,SY Syrian,SZ Swazi,TD Chadian,TG Togolese,TH Thai',
  'TJ Tajik,TL Timorese,TM Turkmen,TN Tunisian,TO Tongan,TR Turkish,TT Trinidadian and Tobagonian',
  'TV Tuvaluan,TW Taiwanese,TZ Tanzanian,UA Ukrainian,UG Ugandan,US American,UY Uruguayan,UZ Uzbek',
  'VA Vatican,VC Vincentian,VE Venezuelan,VN Vietnamese,VU Ni-Vanuatu,WS Samoan,XK Kosovar',
  'YE Yemeni,ZA South African,ZM Zambian,ZW Zimbabwean',
];

/** Thai calls most citizens by their country's name; these are the others. */
const THAI = [
  'CH สวิส,DE เยอรมัน,DK เดนิช,GB บริติช,GR กรีก,HK ฮ่องกง,IE ไอริช,IT อิตาเลียน,MM เมียนมา',
  'MO มาเก๊า,NL ดัตช์,PS ปาเลสไตน์,US อเมริกัน,AE เอมิเรตส์,CF แอฟริกากลาง,CD คองโก (กินชาซา)',
  'CG คองโก (บราซซาวิล),DO โดมินิกัน,TR ตุรกี',
];

function tableOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const entries = lines.flatMap((line) => line.split(','));
  return new Map(entries.map((entry) => [entry.slice(0, 2), entry.slice(3)]));
}

const TABLES = { th: tableOf(THAI), en: tableOf(ENGLISH) };

/** A nationality as its language says it ("Thai", "อเมริกัน"), by ISO 3166 code; free text is returned unchanged. */
export function nationalityName(code: string, language: 'th' | 'en'): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return TABLES[language].get(code) ?? displayNames(language, 'region').of(code) ?? code;
}
