import {
  useManagementProfileDetailQuery,
  useManagementProfileListQuery,
} from '../../api/generated.ts';
import { AGENCY_PEOPLE } from './audit-people.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

const optionOf = ({ id, firstName, lastName, email }: Person) => ({
  value: id,
  label: `${firstName} ${lastName}`.trim() || email,
});

/** Who works for the agency, and whoever the address asks for. */
export function usePeople(actorId: string | undefined) {
  const people = useManagementProfileListQuery(AGENCY_PEOPLE).data?.items ?? [];
  const isListed = people.some(({ id }) => id === actorId);
  const other = useManagementProfileDetailQuery(
    { id: actorId ?? '' },
    { skip: !actorId || isListed },
  ).currentData;
  return [...people, ...(other && !isListed ? [other] : [])].map(optionOf);
}
