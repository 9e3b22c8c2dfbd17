import { termsOf } from './words';

/** Stop words of English, and of Hindi in Latin script. */
export const stopWords: ReadonlySet<string> = new Set(
  termsOf(
    `a about after again all also always am an and another any are as at be because been before being
    both but by can child children could do does each either ever every for from get give given go
    had has have he her here him his how i if in into is it its keep know let like long made make many
    me more most much must my need needs never no not now of off on once one only or other our out
    over own please same say school see shall she should since so some soon still such take than that
    the their them then there these they this those through to today together tomorrow too under until
    up us very want was way we well were what when where whether which while who whom whose why will
    with within without would year you your kya kab hai ka ki ke kaise kahan mein me`,
  ),
);
