import { Component, type ReactNode } from 'react';

export interface SafeBoundaryProps {
  /** The fallback of a part that threw or whose script could not be fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary: an error in one part does not remove the rest of the page. */
export class SafeBoundary extends Component<SafeBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`A part of the page could not be shown: ${String(error)}`);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
