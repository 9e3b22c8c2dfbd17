/** The texts of a record that may name a session. */
export interface Words {
  title?: string;
  description?: string;
}

const moveSessions = (text: string, years: number) =>
  text.replace(/(?<![\d-])(\d{4})-(\d{4})(?![\d-])/g, (written, first: string, second: string) => {
    const [from, to] = [Number(first), Number(second)];
    return to === from + 1 ? `${from + years}-${to + years}` : written;
  });

/** The texts of a sample's record with each session that they name, '2026-2027', that many years later. */
export function moveWords({ title, description }: Words, years: number): Words {
  return {
    ...(title !== undefined && { title: moveSessions(title, years) }),
    ...(description !== undefined && { description: moveSessions(description, years) }),
  };
}
