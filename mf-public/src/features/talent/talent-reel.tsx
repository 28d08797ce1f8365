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
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- talents upload no captions */}
      <video
        controls
        playsInline
        preload="none"
        src={`/api/video/${reel.id}/video.mp4`}
        poster={reel.poster ? `/api/image/${reel.poster.id}/960.jpg` : undefined}
        style={{ aspectRatio: `${reel.width} / ${reel.height}` }}
        aria-label={formatMessage(
          { id: 'public.talent.reelOf' },
          { name: localized(name, locale) },
        )}
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
    display: block;
    width: 100%;
    max-height: 72vh;
    border-radius: ${tokens.radiusMedium};
    background: #000;
  }
  figcaption {
    margin-block-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
