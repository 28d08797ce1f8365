import { lazyComponent, useHistoryOverlay } from '@dara/kit/ui';
import { useState } from 'react';
import type { GalleryZoomProps } from './gallery-zoom.tsx';

const load = () =>
  import(/* webpackChunkName: "gallery-zoom" */ './gallery-zoom.tsx').then(
    (module) => module.GalleryZoom,
  );
const LazyGalleryZoom = lazyComponent(load);

interface Zoom extends Pick<GalleryZoomProps, 'title' | 'images'> {
  /** Distinguishes galleries on a page. */
  name: string;
  onClose?: (index: number) => void;
}

/** Zoomable images; the caller renders the trigger. */
export function useZoom({ name, title, images, onClose }: Zoom) {
  const overlay = useHistoryOverlay(name);
  const [start, setStart] = useState(0);
  return {
    open: (index: number) => {
      setStart(index);
      overlay.open();
    },
    preload: () => void load().catch(() => undefined),
    view: overlay.isOpen && images.length > 0 && (
      <LazyGalleryZoom
        title={title}
        images={images}
        start={start}
        onFailed={overlay.close}
        onClose={(index) => {
          overlay.close();
          onClose?.(index);
        }}
      />
    ),
  };
}
