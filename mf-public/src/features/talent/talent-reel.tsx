import { VideoPlayer } from '@dara/agency/video';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { TalentDetail } from '../../api/generated.ts';

/** The reel: nothing of the video is loaded before it is played. */
export function TalentReel({ talent: { name, reel } }: { talent: TalentDetail }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (!reel) return null;
  return (
    <Figure>
      <VideoPlayer
        video={reel}
        label={formatMessage({ id: 'public.talent.reelOf' }, { name: localized(name, locale) })}
      />
      <figcaption>
        <FormattedMessage id="public.talent.reel" />
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0 0 ${tokens.space6};
  video {
    max-height: 72vh;
  }
  figcaption {
    margin-block-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
