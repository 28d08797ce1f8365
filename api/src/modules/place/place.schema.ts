import { Type, type Static } from 'typebox';
import { Localized } from '../../kernel/schema/shapes.ts';

const ProvinceCode = Type.String({ pattern: '^[0-9]{2}$' });
const DistrictCode = Type.String({ pattern: '^[0-9]{4}$' });
const SubDistrictCode = Type.String({ pattern: '^[0-9]{6}$' });

export const DistrictQuery = Type.Object({ province: ProvinceCode });
export const SubDistrictQuery = Type.Object({ district: DistrictCode });

const place = { code: Type.String(), name: Localized };

export const Place = Type.Object(place, { title: 'Place' });
export type Place = Static<typeof Place>;
export const PlaceList = Type.Object({ items: Type.Array(Place) }, { title: 'PlaceList' });

export const SubDistrict = Type.Object(
  {
    ...place,
    postalCode: Type.String({ description: 'The most common one' }),
    postalCodes: Type.Array(Type.String(), {
      description: 'All postal codes, the most common one first',
    }),
  },
  { title: 'SubDistrict' },
);
export type SubDistrict = Static<typeof SubDistrict>;
export const SubDistrictList = Type.Object(
  { items: Type.Array(SubDistrict) },
  { title: 'SubDistrictList' },
);

/** An address in Thailand by codes; all four are consistent, or none is given. */
export const addressFields = {
  province: ProvinceCode,
  district: DistrictCode,
  subDistrict: SubDistrictCode,
  postalCode: Type.String({ pattern: '^[0-9]{5}$' }),
};
