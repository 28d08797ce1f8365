import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import type { DrawnCard } from './card-drawing.ts';
import { CardFonts } from './card-fonts.tsx';
import { CardSide } from './card-side.tsx';

export interface CardPrintProps {
  card: DrawnCard;
  /** Called when the browser's print dialog has been left. */
  onDone: () => void;
}

/** Larger than any stored image: print uses the original. */
const BEST = 4000;

/** All images of the sheets have loaded or failed, and so have the fonts. */
async function afterRender(root: HTMLElement): Promise<void> {
  const addresses = [...root.querySelectorAll('image')].map((image) => image.href.baseVal);
  const images = addresses.map(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
  });
  await Promise.all([...images, document.fonts?.ready]);
}

/** Prints both sides at their true size, one to a sheet; it shows nothing on the screen. */
export function CardPrint({ card, onDone }: CardPrintProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = card.drawing;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let isWanted = true;
    const finish = () => done();
    window.addEventListener('afterprint', finish, { once: true });
    void afterRender(root).then(() => {
      if (isWanted) window.print();
    });
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <Sheets ref={ref} data-card-print aria-hidden>
      <CardFonts />
      <OnPaper $width={width} $height={height} />
      {(['front', 'back'] as const).map((side) => (
        <div key={side} style={{ width: `${width}mm`, height: `${height}mm` }}>
          <CardSide card={card} side={side} pixels={BEST} />
        </div>
      ))}
    </Sheets>,
    document.body,
  );
}

const OnPaper = createGlobalStyle<{ $width: number; $height: number }>`
  @page {
    size: ${(p) => p.$width}mm ${(p) => p.$height}mm;
    margin: 0;
  }
  @media print {
    body > :not([data-card-print]) {
      display: none !important;
    }
    html, body {
      margin: 0;
      background: none;
    }
  }
`;

const Sheets = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: -1;
  visibility: hidden;
  pointer-events: none;
  > div {
    overflow: hidden;
    break-after: page;
    print-color-adjust: exact;
  }
  > div:last-child {
    break-after: auto;
  }
  @media print {
    position: static;
    visibility: visible;
  }
`;
