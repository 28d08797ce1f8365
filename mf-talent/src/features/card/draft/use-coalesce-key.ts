import { useRef } from 'react';

const BURST_MS = 1200;

/** Names steps that follow each other closely alike: held keys and typing are one step to undo. */
export function useBurst() {
  const ref = useRef({ name: '', at: -BURST_MS, number: 0 });
  return (name: string): string => {
    const now = performance.now();
    const { current } = ref;
    if (current.name !== name || now - current.at > BURST_MS) current.number += 1;
    current.name = name;
    current.at = now;
    return `${name} ${current.number}`;
  };
}
