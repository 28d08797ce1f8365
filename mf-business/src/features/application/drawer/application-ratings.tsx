import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { focusRing } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useManagementApplicationRateMutation,
  type ApplicationDetail,
} from '../../../api/generated.ts';
import { DrawerPart } from './drawer-part.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** The user's own rating, and the average. Clicking the own rating removes it. */
export function ApplicationRatings({ detail }: { detail: ApplicationDetail }) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const [rate] = useManagementApplicationRateMutation();
  const { ownStars } = detail;
  const handlePress = async (stars: number) => {
    const applicationRatingBody = { stars: stars === ownStars ? null : stars };
    try {
      await rate({ id: detail.jobId, aid: detail.id, applicationRatingBody }).unwrap();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <DrawerPart title={<FormattedMessage id="business.application.ratings" />}>
      <Row role="group" aria-label={formatMessage({ id: 'business.application.rating.own' })}>
        {STARS.map((stars) => (
          <StarButton
            key={stars}
            type="button"
            aria-pressed={stars === ownStars}
            aria-label={formatMessage({ id: 'business.application.rating.stars' }, { stars })}
            $lit={ownStars !== null && stars <= ownStars}
            onClick={() => void handlePress(stars)}
          >
            <Star size={26} aria-hidden />
          </StarButton>
        ))}
      </Row>
      {detail.ratings.length > 0 && (
        <Others>
          {detail.ratings.map(({ profileId, name, stars }) => (
            <li key={profileId}>
              <span>{name ?? <FormattedMessage id="business.application.someone" />}</span>
              <span>
                <FormattedMessage id="business.application.rating.stars" values={{ stars }} />
              </span>
            </li>
          ))}
        </Others>
      )}
    </DrawerPart>
  );
}

const Row = styled.div`
  display: flex;
  margin-inline-start: -9px;
`;

const StarButton = styled.button<{ $lit: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${(p) => (p.$lit ? tokens.brand : tokens.inkMuted)};
  cursor: pointer;
  svg {
    fill: ${(p) => (p.$lit ? 'currentColor' : 'none')};
  }
  ${focusRing}
`;

const Others = styled.ul`
  margin: ${tokens.space2} 0 0;
  padding: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space3};
    padding-block: ${tokens.space1};
  }
`;
