import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of a reset key clears the error: another page is rendered again. */
  resetKeys: readonly unknown[];
  onError: (error: unknown) => void;
  /** `retry` renders the page again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Error boundary: confines an error of a page to its area. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKeys }: Props): void {
    const isOther = this.props.resetKeys.some((key, index) => key !== resetKeys[index]);
    if (this.state.hasFailed && isOther) this.retry();
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
