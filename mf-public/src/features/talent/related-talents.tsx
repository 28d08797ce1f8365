import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { MoreLink, contentVisibilityAuto } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useTalentListQuery, type TalentDetail } from '../../api/generated.ts';
import { PortraitGrid } from '../../parts/cards/portrait-grid.tsx';
import { paths } from '../../paths.ts';
import { RELATED, relatedArgs } from './talent-detail.model.ts';

/** Others of the same kind; a failure leaves the page without them. */
export function RelatedTalents({ talent }: { talent: TalentDetail }) {
  const { data } = useTalentListQuery(relatedArgs(talent));
  const others = (data?.items ?? []).filter(({ id }) => id !== talent.id).slice(0, RELATED);
  if (others.length === 0) return null;
  const group = talent.talentTypes[0];
  return (
    <Section aria-labelledby="related-title">
      <header>
        <h2 id="related-title">
          <FormattedMessage id="public.talent.related" />
        </h2>
        <MoreLink to={group ? `${paths.talents}?talentGroup=${group}` : paths.talents}>
          <FormattedMessage id="public.more" />
        </MoreLink>
      </header>
      <PortraitGrid talents={others} />
    </Section>
  );
}

const Section = styled.section`
  ${contentVisibilityAuto(700)}
  margin-block-start: ${tokens.space16};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${tokens.space2} ${tokens.space6};
    margin-block-end: ${tokens.space6};
  }
  h2 {
    font-size: ${tokens.textHeading};
  }
`;
