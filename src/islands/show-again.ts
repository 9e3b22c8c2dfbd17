/** Shows an island that was hidden, since something in it has ended (`boot/ended.ts`), once it is right. */
export const showAgain = ({ style }: HTMLElement) => style.removeProperty('visibility');
