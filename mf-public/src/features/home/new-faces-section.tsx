import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useTalentListQuery } from '../../api/generated.ts';
import { PortraitGrid, PortraitGridSkeleton } from '../../parts/cards/portrait-grid.tsx';
import { paths } from '../../paths.ts';
import { HomeSection, sectionState } from './home-section.tsx';
import { homeMessages } from './home.messages.ts';
import { newFacesArgs } from './home.queries.ts';

/** The newest faces, and the way to become one: it stays while the list fails or is empty. */
export function NewFacesSection() {
  const query = useTalentListQuery(newFacesArgs);
  return (
    <HomeSection
      id="new-faces"
      title={homeMessages.newFacesTitle}
      lead={homeMessages.newFacesLead}
      more={paths.newFaces}
      tone="raised"
      state={sectionState(query)}
      empty={homeMessages.talentsEmpty}
      skeleton={<PortraitGridSkeleton count={newFacesArgs.size} />}
      foot={
        <ButtonLink to={paths.newFace} variant="primary" size="large">
          <FormattedMessage {...homeMessages.joinTalentAction} />
        </ButtonLink>
      }
    >
      <PortraitGrid talents={query.data?.items ?? []} />
    </HomeSection>
  );
}
