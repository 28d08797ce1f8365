import type { ImageRef } from '@dara/shared/contract';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { Avatar, IconButton, Image } from '@dara/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import * as S from './gallery.styles.ts';

interface GalleryProps {
  /** Whose pictures these are. */
  name: string;
  images: readonly ImageRef[];
}

const SIZES = '(min-width: 960px) 560px, 92vw';

/**
 * Large portraits one after the other: swiped, stepped by arrow keys and buttons, or chosen by
 * their small pictures. Without script the row still scrolls.
 */
export function Gallery({ name, images }: GalleryProps) {
  const intl = useIntl();
  const rowRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (images.length === 0) {
    return (
      <S.Empty>
        <Avatar name={name} size={160} />
      </S.Empty>
    );
  }
  const show = (index: number) => {
    const row = rowRef.current;
    const target = Math.min(Math.max(0, index), images.length - 1);
    setCurrent(target);
    row?.scrollTo({ left: target * row.clientWidth, behavior: 'smooth' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
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
  const counter = intl.formatMessage(
    { id: 'public.gallery.position' },
    { current: current + 1, total: images.length },
  );
  const short = `${current + 1} / ${images.length}`;
  return (
    <S.Root role="group" aria-label={intl.formatMessage({ id: 'public.gallery.label' }, { name })}>
      <S.Stage>
        <S.Row
          ref={rowRef}
          role="list"
          aria-label={intl.formatMessage({ id: 'public.gallery.label' }, { name })}
          tabIndex={0}
          onKeyDown={handleKeyDown}
          onScroll={handleScroll}
        >
          {images.map((image, index) => (
            <li key={image.id}>
              <Image image={image} ratio="3 / 4" sizes={SIZES} priority={index === 0} />
            </li>
          ))}
        </S.Row>
        {images.length > 1 && (
          <>
            <S.Step $side="start">
              <IconButton
                variant="secondary"
                label={intl.formatMessage({ id: 'shared.ui.previous' })}
                icon={<ChevronLeft size={20} aria-hidden />}
                disabled={current === 0}
                onClick={() => show(current - 1)}
              />
            </S.Step>
            <S.Step $side="end">
              <IconButton
                variant="secondary"
                label={intl.formatMessage({ id: 'shared.ui.next' })}
                icon={<ChevronRight size={20} aria-hidden />}
                disabled={current === images.length - 1}
                onClick={() => show(current + 1)}
              />
            </S.Step>
            <S.Counter role="status" aria-label={counter}>
              {short}
            </S.Counter>
          </>
        )}
      </S.Stage>
      {images.length > 1 && (
        <S.Thumbs role="list">
          {images.map((image, index) => (
            <li key={image.id}>
              <S.Thumb
                type="button"
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Image image={image} alt="" ratio="3 / 4" sizes="88px" />
                <S.Hidden>
                  <FormattedMessage id="public.gallery.show" values={{ number: index + 1 }} />
                </S.Hidden>
              </S.Thumb>
            </li>
          ))}
        </S.Thumbs>
      )}
    </S.Root>
  );
}
