import { Component, createRef, type ReactNode } from 'react';

export interface HoldBelowProps {
  /** Changes when what is held above changes its height by itself: when a list has come. */
  of: unknown;
  children: ReactNode;
}

/**
 * Keeps what stands below on the screen where it is when a list comes: somebody reads it already.
 * Browsers do that by themselves (scroll anchoring), except Safari, and except where a script
 * scrolls in the same frame.
 */
export class HoldBelow extends Component<HoldBelowProps> {
  private readonly box = createRef<HTMLDivElement>();

  /** Where the list ends on the screen, if its beginning has been scrolled past. */
  override getSnapshotBeforeUpdate(before: HoldBelowProps): number | null {
    const rect = this.box.current?.getBoundingClientRect();
    const isPassed = rect && rect.top < 0 && rect.bottom < innerHeight;
    return isPassed && before.of !== this.props.of ? rect.bottom : null;
  }

  override componentDidUpdate(_before: HoldBelowProps, _state: unknown, end: number | null): void {
    const rect = this.box.current?.getBoundingClientRect();
    if (end === null || !rect || rect.bottom === end) return;
    window.scrollBy({ top: rect.bottom - end, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}
