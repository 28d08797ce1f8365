import type { PlaceQueries } from '@dara/shared/forms';
import {
  usePlaceDistrictListQuery,
  usePlaceProvinceListQuery,
  usePlaceSubDistrictListQuery,
} from '../../api/generated.ts';

/** Where the address fields find their choices. */
export const placeQueries: PlaceQueries = {
  useProvinces: () => usePlaceProvinceListQuery(),
  useDistricts: (province) => usePlaceDistrictListQuery({ province }, { skip: !province }),
  useSubDistricts: (district) => usePlaceSubDistrictListQuery({ district }, { skip: !district }),
};
