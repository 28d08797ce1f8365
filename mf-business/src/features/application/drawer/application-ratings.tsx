import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Star } from 'lucide-react';
import {
  useManagementApplicationRateMutation,
  type ApplicationDetail,
} from '../../../api/generated.ts';
import { Others, Row, StarButton } from './application-ratings.styles.ts';
import { DrawerPart } from './drawer-part.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** One's own stars, and everybody's. A press on the own number takes it back. */
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
