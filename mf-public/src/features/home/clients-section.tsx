import { useClientListQuery } from '../../api/generated.ts';
import { ClientWall, ClientWallSkeleton } from '../../parts/cards/client-wall.tsx';
import { paths } from '../../paths.ts';
import { HomeSection, sectionState } from './home-section.tsx';
import { homeMessages } from './home.messages.ts';
import { clientArgs } from './home.queries.ts';

/** Those the agency works for. */
export function ClientsSection() {
  const query = useClientListQuery(clientArgs);
  return (
    <HomeSection
      id="clients"
      title={homeMessages.clientsTitle}
      lead={homeMessages.clientsLead}
      tone="raised"
      more={paths.clients}
      state={sectionState(query)}
      empty={homeMessages.clientsEmpty}
      skeleton={<ClientWallSkeleton />}
    >
      <ClientWall clients={query.data?.items ?? []} />
    </HomeSection>
  );
}
