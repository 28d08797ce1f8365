import { readFileSync } from 'node:fs';
import type { Localized } from '../../kernel/schema/shapes.ts';
import type { Place, SubDistrict } from './place.schema.ts';

/** Codes of an address, from province to postal code. */
export interface PlaceCodes {
  province: string;
  district: string;
  subDistrict: string;
  postalCode: string;
}

interface Places {
  provinces: Place[];
  /** By province code. */
  districts: Map<string, Place[]>;
  /** By district code. */
  subDistricts: Map<string, SubDistrict[]>;
}

const DATA = new URL('./places.tsv', import.meta.url);
let read: Places | undefined;

/** Thailand's provinces, districts and sub-districts, each list in Thai dictionary order. */
export function places(): Places {
  return (read ??= readPlaces(readFileSync(DATA, 'utf8')));
}

/** One line per place: code, Thai and English name, and for a sub-district its postal codes, the usual one first. */
function readPlaces(text: string): Places {
  const result: Places = { provinces: [], districts: new Map(), subDistricts: new Map() };
  for (const line of text.trimEnd().split('\n')) {
    const [code = '', th = '', en = '', postal] = line.split('\t');
    const name: Localized = { th, en };
    if (postal !== undefined) {
      const postalCodes = postal.split(',');
      const [postalCode = ''] = postalCodes;
      const list = childrenOf(result.subDistricts, code.slice(0, 4));
      list.push({ code, name, postalCode, postalCodes });
    } else if (code.length === 4) {
      childrenOf(result.districts, code.slice(0, 2)).push({ code, name });
    } else {
      result.provinces.push({ code, name });
    }
  }
  return result;
}

function childrenOf<T>(lists: Map<string, T[]>, parent: string): T[] {
  const known = lists.get(parent);
  if (known) return known;
  const list: T[] = [];
  lists.set(parent, list);
  return list;
}

/** The first code that does not belong to its parent; null when all are consistent. */
export function findMismatchedPlace(codes: PlaceCodes): keyof PlaceCodes | null {
  const districts = places().districts.get(codes.province);
  if (!districts) return 'province';
  if (!districts.some(({ code }) => code === codes.district)) return 'district';
  const found = places()
    .subDistricts.get(codes.district)
    ?.find(({ code }) => code === codes.subDistrict);
  if (!found) return 'subDistrict';
  return found.postalCodes.includes(codes.postalCode) ? null : 'postalCode';
}
