import {
  imagePosition,
  imageUrl,
  imageWidths,
  type ImageFocus,
  type ImageRef,
} from '@dara/contract';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { MediaValues } from './media-form.model.ts';

/** Aspect ratios used by pages: lists, articles, shared links. */
const CROPS = ['1 / 1', '2 / 1', '5 / 7'] as const;
const MIDDLE: ImageFocus = { x: 0.5, y: 0.5 };
const AXES = ['x', 'y'] as const;

const share = (offset: number, length: number): number =>
  Math.round(Math.min(1, Math.max(0, offset / length)) * 100) / 100;

/** The focal point that every crop keeps visible: set on the image, or by two sliders. */
export function FocusField({ image }: { image: ImageRef }) {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<MediaValues>();
  const { focus } = values;
  const src = imageUrl(image.id, imageWidths(image.width)[3] ?? image.width, 'webp');
  const set = (next: ImageFocus | null) => void setFieldValue('focus', next);
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    set({
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    });
  };
  const at = focus ?? MIDDLE;
  return (
    <Group role="group" aria-label={formatMessage({ id: 'cms.media.field.focus' })}>
      <Hint>
        <FormattedMessage id="cms.media.focus.hint" />
      </Hint>
      {/* Sliders do the same for the keyboard. */}
      <Whole onClick={point} role="presentation">
        <img src={src} alt="" width={image.width} height={image.height} />
        {focus && <Point style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />}
      </Whole>
      {AXES.map((axis) => (
        <Slider key={axis}>
          <span>
            <FormattedMessage id={`cms.media.focus.${axis}`} />
          </span>
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(at[axis] * 100)}
            onChange={(event) => set({ ...at, [axis]: Number(event.target.value) / 100 })}
          />
        </Slider>
      ))}
      <Crops aria-hidden>
        {CROPS.map((ratio) => (
          <img
            key={ratio}
            src={src}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: imagePosition({ focus }) }}
          />
        ))}
      </Crops>
      <Button size="small" disabled={!focus} onClick={() => set(null)}>
        <FormattedMessage id="cms.media.focus.clear" />
      </Button>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${tokens.space3};
  justify-items: start;
`;

const Hint = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Whole = styled.div`
  position: relative;
  justify-self: center;
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: #fff;
  cursor: crosshair;
  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 320px;
  }
`;

const Point = styled.span`
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px 0 0 -14px;
  border: 3px solid #fff;
  border-radius: ${tokens.radiusFull};
  background: color-mix(in srgb, ${tokens.brand}, transparent 40%);
  box-shadow: 0 0 0 1px rgb(0 0 0 / 60%);
  pointer-events: none;
`;

const Slider = styled.label`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${tokens.space3};
  align-items: center;
  width: 100%;
  font-size: ${tokens.textSmall};
  input {
    width: 100%;
    height: 28px;
    accent-color: ${tokens.brand};
  }
`;

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  align-items: flex-start;
  img {
    height: 72px;
    object-fit: cover;
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusSmall};
    background: #fff;
  }
`;
