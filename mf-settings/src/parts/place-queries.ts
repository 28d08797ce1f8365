import type { PlaceQueries } from '@dara/agency/fields';
import {
  usePlaceDistrictListQuery,
  usePlaceProvinceListQuery,
  usePlaceSubDistrictListQuery,
} from '../api/generated.ts';

/** Where the address fields find their choices. */
export const placeQueries: PlaceQueries = {
  useProvinces: () => usePlaceProvinceListQuery(),
  useDistricts: (province) => usePlaceDistrictListQuery({ province }, { skip: !province }),
  useSubDistricts: (district) => usePlaceSubDistrictListQuery({ district }, { skip: !district }),
};
