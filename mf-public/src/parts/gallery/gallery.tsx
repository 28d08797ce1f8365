import type { ImageRef } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Avatar, IconButton, Image } from '@dara/kit/ui';
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import * as S from './gallery.styles.ts';
import { useZoom } from './use-zoom.tsx';

interface GalleryProps {
  /** Name of the talent. */
  name: string;
  images: readonly ImageRef[];
  /** Id of the visible image's element. */
  style?: CSSProperties;
}

const SIZES = '(min-width: 960px) 560px, 92vw';

/**
 * Large portraits one after the other: swiped, stepped by arrow keys and buttons, or chosen by
 * their small images. Without script the row still scrolls.
 */
export function Gallery({ name, images, style }: GalleryProps) {
  const intl = useIntl();
  const rowRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const label = intl.formatMessage({ id: 'public.gallery.label' }, { name });
  const zoom = useZoom({ name: 'gallery', title: label, images, onClose: (index) => show(index) });
  const show = (index: number) => {
    const row = rowRef.current;
    const target = Math.min(Math.max(0, index), images.length - 1);
    setCurrent(target);
    row?.scrollTo({ left: target * row.clientWidth, behavior: 'smooth' });
  };
  if (images.length === 0) {
    return (
      <S.Empty>
        <Avatar name={name} size={160} />
      </S.Empty>
    );
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') zoom.open(current);
    const steps: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1 };
    const target = { ...steps, Home: 0, End: images.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  const handleScroll = () => {
    const row = rowRef.current;
    if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  };
  return (
    <S.Root role="group" aria-label={label}>
      <S.Stage style={style}>
        <S.Row
          ref={rowRef}
          role="list"
          aria-label={label}
          tabIndex={0}
          onKeyDown={handleKeyDown}
          onScroll={handleScroll}
          onClick={() => zoom.open(current)}
          onPointerEnter={zoom.preload}
        >
          {images.map((image, index) => (
            <li key={image.id}>
              <Image image={image} ratio="3 / 4" sizes={SIZES} priority={index === 0} />
            </li>
          ))}
        </S.Row>
        <S.Enlarge>
          <IconButton
            variant="secondary"
            label={intl.formatMessage({ id: 'public.gallery.enlarge' })}
            icon={<Maximize2 size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => zoom.open(current)}
          />
        </S.Enlarge>
        {images.length > 1 && <Steps current={current} total={images.length} onShow={show} />}
      </S.Stage>
      {images.length > 1 && <Thumbs images={images} current={current} onShow={show} />}
      {zoom.view}
    </S.Root>
  );
}

interface StepsProps {
  current: number;
  total: number;
  onShow: (index: number) => void;
}

function Steps({ current, total, onShow }: StepsProps) {
  const { formatMessage } = useIntl();
  const position = { current: current + 1, total };
  const short = `${position.current} / ${total}`;
  return (
    <>
      <S.Step $side="start">
        <IconButton
          variant="secondary"
          label={formatMessage({ id: 'kit.ui.previous' })}
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={current === 0}
          onClick={() => onShow(current - 1)}
        />
      </S.Step>
      <S.Step $side="end">
        <IconButton
          variant="secondary"
          label={formatMessage({ id: 'kit.ui.next' })}
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={current === total - 1}
          onClick={() => onShow(current + 1)}
        />
      </S.Step>
      <S.Counter
        role="status"
        aria-label={formatMessage({ id: 'public.gallery.position' }, position)}
      >
        {short}
      </S.Counter>
    </>
  );
}

interface ThumbsProps {
  images: readonly ImageRef[];
  current: number;
  onShow: (index: number) => void;
}

function Thumbs({ images, current, onShow }: ThumbsProps) {
  return (
    <S.Thumbs role="list">
      {images.map((image, index) => (
        <li key={image.id}>
          <S.Thumb
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Image image={image} alt="" ratio="3 / 4" sizes="88px" />
            <S.Hidden>
              <FormattedMessage id="public.gallery.show" values={{ number: index + 1 }} />
            </S.Hidden>
          </S.Thumb>
        </li>
      ))}
    </S.Thumbs>
  );
}
