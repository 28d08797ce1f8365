import { writeFileSync } from 'node:fs';
import { getDistricts, getProvinces, getSubDistricts } from 'thai-address-universal';
import { BANGKOK_NAMES, DISTRICT_NAMES } from './place-names.ts';
import { PROVINCES } from '../src/modules/place/place.public.ts';

/**
 * Writes `src/modules/place/places.tsv` from the package `thai-address-universal`, with its faults corrected.
 * Records store these codes, so a code must keep its meaning: after an update of the package, look
 * at what changes.
 */
const FILE = new URL('../src/modules/place/places.tsv', import.meta.url);

/** Districts without a code, or with their neighbour's. */
const DISTRICT_CODES: Record<string, string> = {
  เมืองบึงกาฬ: '3801',
  พรเจริญ: '3802',
  โซ่พิสัย: '3803',
  เซกา: '3804',
  ปากคาด: '3805',
  บึงโขงหลง: '3806',
  ศรีวิไล: '3807',
  บุ่งคล้า: '3808',
  กัลยาณิวัฒนา: '5025',
  น้ำปาด: '5304',
};

/** Of the several postal codes of a sub-district, the one to offer first. */
const MAIN_POSTAL_CODES: Record<string, string> = {
  830106: '83130',
  830107: '83130',
  840503: '84360',
};

/** Not a sub-district: it shares the code of one. */
const NO_PLACES = new Set(['มหาวิทยาลัยขอนแก่น']);
const MISSING: Record<string, Entry[]> = {
  5006: [{ nameTh: 'สมก๋าย', nameEn: 'Som Kai', code: '', postalCode: '50150' }],
};

const BANGKOK = '10';

/** Above every official number, so that a code made here never means another place. */
const FIRST_OWN_NUMBER = 71;

interface Entry {
  nameTh: string;
  nameEn: string;
  code: string;
  postalCode?: string;
}

interface SubDistrict {
  code: string;
  th: string;
  en: string;
  postalCodes: string[];
}

const thai = new Intl.Collator('th');
const byName = <T extends { nameTh: string }>(entries: T[]): T[] =>
  entries.toSorted((left, right) => thai.compare(left.nameTh, right.nameTh));
const clean = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** One entry per name with all its postal codes; the islands without any are no sub-districts. */
function merged(entries: Entry[], district: string): SubDistrict[] {
  const found = new Map<string, SubDistrict>();
  for (const { nameTh, nameEn, code, postalCode } of entries) {
    if (!postalCode || NO_PLACES.has(nameTh)) continue;
    const known = found.get(nameTh);
    const fits = new RegExp(`^${district}[0-6][0-9]$`).test(code);
    if (known) known.postalCodes.push(postalCode);
    else {
      const corrected = district.startsWith(BANGKOK) ? BANGKOK_NAMES[nameTh] : undefined;
      const names = { th: clean(nameTh), en: corrected ?? clean(nameEn) };
      found.set(nameTh, { code: fits ? code : '', ...names, postalCodes: [postalCode] });
    }
  }
  return [...found.values()];
}

/** Gives a code of the district to those whose own is missing, taken or of the district they once belonged to. */
function coded(places: SubDistrict[], district: string): SubDistrict[] {
  const used = new Set<string>();
  let next = FIRST_OWN_NUMBER;
  return places.map((place) => {
    const code = place.code === '' || used.has(place.code) ? `${district}${next++}` : place.code;
    used.add(code);
    const main = MAIN_POSTAL_CODES[code];
    const postalCodes = main ? [...new Set([main, ...place.postalCodes])] : place.postalCodes;
    return { ...place, code, postalCodes };
  });
}

async function linesOf(province: string, provinceName: string): Promise<string[]> {
  const lines: string[] = [];
  for (const entry of byName(await getDistricts(provinceName))) {
    const code = DISTRICT_CODES[entry.nameTh] ?? entry.code;
    if (!code.startsWith(province)) throw new Error(`${entry.nameTh} has the code ${code}`);
    lines.push([code, clean(entry.nameTh), DISTRICT_NAMES[code] ?? clean(entry.nameEn)].join('\t'));
    // A name may occur in several provinces; a code that had to be corrected finds no place, or several.
    const isSound = DISTRICT_CODES[entry.nameTh] === undefined && entry.nameTh !== 'แม่แจ่ม';
    const isByCode = isSound && entry.nameTh !== 'ท่าปลา';
    const entries = await getSubDistricts(isByCode ? entry.code : entry.nameTh);
    const places = coded(merged(byName([...entries, ...(MISSING[code] ?? [])]), code), code);
    for (const place of places) {
      lines.push([place.code, place.th, place.en, place.postalCodes.join(',')].join('\t'));
    }
  }
  return lines;
}

const codes = new Map(Object.entries(PROVINCES).map(([code, { th }]) => [th, code]));
const lines: string[] = [];
for (const { nameTh } of byName(await getProvinces())) {
  const code = codes.get(nameTh);
  if (!code) throw new Error(`no province is named ${nameTh}`);
  lines.push([code, nameTh, PROVINCES[code]?.en].join('\t'), ...(await linesOf(code, nameTh)));
}
writeFileSync(FILE, `${lines.join('\n')}\n`);
const count = (length: number): number =>
  lines.filter((line) => line.indexOf('\t') === length).length;
console.log(`wrote ${count(2)} provinces, ${count(4)} districts, ${count(6)} sub-districts`);
