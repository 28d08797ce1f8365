import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** A stored video. */
export interface PlayedVideo {
  id: string;
  width: number;
  height: number;
  poster: { id: string } | null;
}

/** Plays a stored video; nothing of it is loaded before. */
export function VideoPlayer({ video, label }: { video: PlayedVideo; label: string }) {
  const { id, width, height, poster } = video;
  return (
    <Player
      key={id}
      controls
      playsInline
      preload="none"
      src={`/api/video/${id}/video.mp4`}
      poster={poster ? `/api/image/${poster.id}/960.jpg` : undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-label={label}
    />
  );
}

const Player = styled.video`
  display: block;
  width: 100%;
  border-radius: ${tokens.radiusMedium};
  background: #000;
`;
