/**
 * The words of 001 for those of its statements that are made in series, by their ids: what a sentence, a caption or a row
 * of a table says, exactly.
 */
import { sourceOf } from '../claim.ts';
import type { Answered } from '../claim.ts';

const fourCategories =
  'When a probing sequence contains a category 11 and 14 probe, then only categories 6, 8, 9 and 12 can occur';
const fiveCategories =
  'When a probing sequence contains a category 11 and 14 probe, then categories 1, 2, 3, 4, 5, 6, 7, 8, 9, 12 and 13 can occur';
const noTen =
  'Category 10 indicates that no solution is possible. This category only occurs when the provided description causes a contradiction for both the 1- and 0-probe, which cannot happen for a correct/solvable description';
const noFifteen =
  'A probing sequence containing a category 15 and category 11 or 14 cannot occur, as this would lead to a contradicting probing sequence';
const nineKinds =
  'Figure 22 shows three Nonograms that represent all possible Nonograms with a probing sequence of length 9 that consist solely of category 4 probes';
const tables = 'describe the probing sequences S on all 4 × 4 Non-Simple Nonograms';
const twoFifteen =
  'all probing sequences have at least one occurrence of a category 15 probe and at most 18 occurrences';
const sixBySix =
  'For 6 × 6 Non-Simple Nonograms, the length of the probing sequences S has a minimal value of 4 and a maximal value of 36';

const quotes: Readonly<Record<string, string>> = {
  'figure-5':
    'By combining these four possible solutions, a general partial solution can be obtained, which can be seen in Figure 5',
  'section-3.3-two-clusters':
    'After applying the Simple approach, there are two clusters of unknown cells … Proceeding with this now new field, leads to a contradiction, as can be seen in Figure 11',
  'section-3.3-any-cell':
    'probing any yet unknown cell will result in one and the same solution. These are all uniquely solving double probes',
  'section-3.3-contradiction':
    'By obtaining a contradicting probe, information about the cell is obtained with certainty, as we fill this cell with the opposite of what caused the contradiction',
  'table-1':
    'The category of a probe is determined by applying the Quaternary number system … where i₁ represents the usefulness of the 1-probe and i₀ the usefulness of the 0-probe',
  'section-3.4-3-12-no-proof':
    'even though the 1- or 0-probe can fully solve the Nonogram, this does not mean that this is the only solution',
  'section-3.4-zero-no-information':
    'Probes where the 1- or 0-probe leads to 0 do not provide any information about the final state of the Nonogram',
  'section-3.4-4x4-no-zero': 'category 0 cannot occur in the probing sequence of a 4 × 4 Nonogram',
  'section-3.4-5x5-no-zero': 'Therefore, category 0 probes cannot occur on a 5 × 5 Nonogram',
  'section-3.4-4x4-no-ten': noTen,
  'section-3.4-5x5-no-ten': noTen,
  'section-3.4-4x4-no-fifteen': noFifteen,
  'section-3.4-5x5-no-fifteen': noFifteen,
  'section-3.4-descriptions-4':
    'For 4 × 4 Nonograms, the possible line descriptions are (0), (1), (2), (3), (4), (1,1), (1,2) and (2,1)',
  'section-3.4-descriptions-5':
    'The possible line descriptions on a 5 × 5 Nonogram are (0), (1), (2), (3), (4), (5), (1,1), (1,2), (1,3), (2,1), (2,2), (3,1) and (1,1,1)',
  'section-3.4-line-probes':
    'When performing a 1-probe on a line of length 5 with description (3), the middle cell cannot tell anything about the other cells',
  'section-3.4-empty-lines-0': 'The same reasoning applies to singly empty lines of length 6 and 7',
  'section-3.4-long-run':
    'can be partially or fully, when the length is equal to ℓ, filled using Simple',
  'section-3.4-category-0':
    'When the line is partially solved, the probes all provide some progression, full progression or a contradiction',
  'figure-12': 'Here, we have a single line of length 8 with description (1,2)',
  'figure-13': 'Figure 13 shows an example of a non-empty line of length 6',
  'figure-9': 'The corresponding probing sequence S with |S| = 8 is',
  'figure-14': 'This line occurs in the Nonogram shown in Figure 14',
  'figure-15': 'Example of a Nonogram with only category 4 probes',
  'figure-16':
    'The solutions of a Nonogram with a probing sequence consisting solely of category 5 and 8 probes',
  'figure-17': 'A probing sequence for a 5 × 5 Nonogram consisting solely of category 1 probes',
  'figure-18': 'A uniquely solvable Nonogram with a probing sequence containing a category 0 probe',
  'figure-20': 'A uniquely solvable Nonogram with a probing sequence of uneven leng',
  'figure-21':
    'There are in total eight Nonograms with this uneven length. Two of these are shown in Figure 21b and 21c',
  'figure-22a': nineKinds,
  'figure-22b': nineKinds,
  'figure-22c': nineKinds,
  'figure-22':
    'In total, 4 × 6 + 4 × 4 + 8 × 6 = 96 solutions with a probing sequence of length 9 solely consist of category 4 probes',
  'figure-23': 'A uniquely solvable 5 × 5 Nonogram',
  'figure-24': 'A 5 × 5 Nonogram with exactly two solutions',
  'figure-25': 'A uniquely solvable Nonogram out of the remaining category',
  'section-3.5.1-set-probing': 'This example could be solved using a Set-Probing approach',
  'table-2': 'Difficulty classification',
  'table-2-one-star': 'Difficulty classification',
  'table-2-two-stars': 'Difficulty classification',
  'table-2-three-stars': 'Difficulty classification',
  'table-3-4x4-simple': '51,234',
  'table-3-5x5-simple': '24,976,511',
  'table-3-4x4': 'Probing classification for different sizes',
  'table-3-5x5': 'Probing classification for different sizes',
  'table-3-6x6-percent': 'The provided percentages are relative to the classified 30,000,000,000',
  'table-4': tables,
  'table-5': tables,
  'table-6': tables,
  'table-7': 'Pure probing sequences for uniquely solvable 5 × 5 Nonograms',
  'table-8': 'Pure probing sequences for category 15',
  'table-9':
    'Probing sequences of 5 × 5 Nonograms of the remaining category which are uniquely solvable',
  'section-3.5.1-length':
    'For 4 × 4 Nonograms, the probing sequence S of a Non-Simple puzzle has a minimal length of 4 and a maximal length of 16',
  'section-3.5.1-unique-categories': fourCategories,
  'section-4.1-unique-least':
    'For 4 × 4 Nonograms, a uniquely solvable Nonogram contains at least three category 11 probes and four category 14 probes',
  'section-3.5.1-two-15':
    'For the 4 × 4 Nonograms that have exactly two solutions, the number of occurrences of the category 15 probes falls between 2 and 16',
  'section-3.5.1-two-least':
    'The smallest occurring probing sequence that implies exactly two solutions are those who contain exactly one switching component, where |S| = 4',
  'section-3.5.1-pure-two-least':
    'For a probing sequence consisting solely of category 15 probes, |S| ≥ 4',
  'section-3.5.1-two-categories':
    'Besides the category 15 probes, probings of category 6, 8, 9 and/or 12 may occur as well',
  'section-3.5.1-rest-length':
    'For probing sequences of Nonograms with multiple solutions, 7 ≤ |S| ≤ 16',
  'section-3.5.1-rest-odd':
    'As can be seen in Table 6, probing sequences of length 7, 9 and 11 occur',
  'section-3.5.1-rest-categories':
    'These probing sequences may contain probes of categories 4, 5, 6, 7, 8, 9, 12, 13. Categories 0, 1, 2 and 3 do not occur',
  'section-4.1-nine':
    'A probing sequence of length 9 only occurs when the probing sequence consists of solely category 4 probes, which happens 98 times',
  'section-4.1-six': 'have in total six different descriptions',
  'section-4.1-six-descriptions': 'have in total six different descriptions, which are',
  'section-4.1-rest-unique':
    'All 3,074 Nonograms of this category have more than two solutions, and thus no uniquely solvable Nonograms are being found by applying Simple and Probing',
  'section-3.5.2-length':
    'For 5 × 5 Nonograms, the length of the probing sequences S has a minimal value of 4 and a maximal value of 25',
  'section-4.2-unique-length':
    'The probing sequences of uniquely solvable Nonograms have a minimal length of 8',
  'section-3.5.2-two-length':
    'For Nonograms with exactly two solutions, the probing sequence has a minimal length of 4, due to the presence of a switching component … For all, the maximum length of the probing sequence is equal to 25',
  'section-3.5.2-rest-length': 'Nonograms that have multiple solutions have 6 ≤ |S| ≤ 25',
  'section-3.5.2-unique-categories': fiveCategories,
  'section-3.5.2-unique-least':
    'Again, the number of category 11 and 14 probes do not have to be equal and both occur at least once in the probing sequence',
  'section-3.5.2-two-15': twoFifteen,
  'section-3.5.2-two-categories':
    'Besides the category 15 probes, probes of categories 1, 2, 3, 4, 5, 6, 7, 8, 9, 12 and 13 may also occur',
  'section-3.5.2-rest-categories':
    'Category 0 probes did not occur. For the 5 × 5 Nonograms, categories 1, 2 and 3 may occur',
  'section-4.2-unique-sequences':
    'These 330,602 Nonograms lead to 3,665 different probing sequences',
  'section-4.2-two-sequences':
    'This category contains, in total, 3,583 different probing sequences',
  'section-4.2-rest-sequences':
    'The 2,720,531 Nonograms of the remaining category make up 15,586 different probing sequences',
  'section-4.2-unique-pure':
    'In total, 13 out of the 3,665 different probing sequences are pure probing sequences',
  'section-4.2-unique-pure-share':
    'These pure probing sequences make up 35.8% of all probing sequences within this category',
  'section-4.2-two-pure':
    'The 16 probing sequences of Table 8 make up 91.0% of all probing sequences within this category',
  'section-4.2-two-pure-share':
    'The 16 probing sequences of Table 8 make up 91.0% of all probing sequences within this category',
  'section-4.2-rest-unique':
    'There are 2,462 uniquely solvable Nonograms in the remaining category',
  'section-4.2-rest-unique-sequences': 'which make up 282 different probing sequences',
  'section-4.2-rest-mixed':
    'Out of these 282 different probing sequences, there are 40 probing sequences that represent both uniquely solvable Nonograms and Nonograms with two or more solutions',
  'section-4.2-rest-mixed-images':
    'The total number of Nonograms that have an ambiguous probing sequence is 2,380',
  'section-4.2-rest-example':
    'occurs 24 times within the remaining category and covers 8 different uniquely solvable Nonograms',
  'section-4.2-eight': 'The descriptions of these 8 different Nonograms are',
  'section-4.2-eight-puzzles':
    'The other occurrences of this probing sequences result in 16 different descriptions which lead to more than one solution',
  'section-3.5.1-four-only':
    'When the probing sequence consists of all category 4 probes, the Nonogram will have multiple solutions',
  'section-3.5.1-five-eight-only':
    'When only categories 5 and 8 occur, Simple and Probing will not solve the Nonogram',
  'section-3.5.2-four-only':
    'Again, probing sequences that contain solely category 4 probes, have multiple solutions',
  'section-3.5.2-five-eight-only':
    'having a probing sequence that consists solely out of category 5 and 8 probes results in multiple solutions which cannot simply be found using Simple and Probing',
  'section-4.1-eleven-unique':
    'The remaining seven uniquely solvable Non-Simple Nonograms with a probing sequence of length 11 are rotations and mirrorings of the provided example',
  'section-4.1-eleven-two':
    'The remaining Nonograms, for which |S| = 11 and exactly two solutions exist, are rotations of the provided example',
  'section-4.1-nine-kinds': nineKinds,
  'section-4.1-multiples-of-eight':
    'we see that most of these sequences occur a multiple of eight times',
  'section-3.5.1-switching':
    'Having four occurrences of category 15 probes, "3 3", in the probing sequences identifies a switching component',
  'section-4.2-too-small':
    'Nonograms of size n × n, with n ≤ 4, are too small for Simple and Probing not to solve the provided description',
  'section-3.5.3-greatest': sixBySix,
  'section-3.5.3-unique-least':
    'uniquely solvable probing sequences of 6 × 6 Nonograms have a minimal length of 8',
  'section-3.5.3-unique-categories':
    'There are uniquely solvable 6 × 6 Nonograms where probing sequences contain a category 0 probe',
  'section-3.5.3-exactly-two-least':
    'because of the switching component, the probing sequence of Nonograms with exactly two solutions have a minimal length of 4',
  'section-3.5.3-exactly-two-categories':
    'Probes of categories 1, 2, 3, 4, 5, 6, 7, 8, 9, 12 and 13 may also occur',
  'section-3.5.3-rest-least':
    'Nonograms with multiple solutions have probing sequences with a minimal length of 6',
  'section-3.5.3-rest-greatest': 'Nonograms that have multiple solutions have 6 ≤ |S| ≤ 36',
  'section-3.5.3-rest-categories':
    'Different from 4 × 4 and 5 × 5 Nonograms, there are probing sequences where category 0 probes occur',
  'section-3.5.3-first-levels': sixBySix,
  'section-4-images':
    'For a 5 × 5 Nonogram, there are 2²⁵ = 33,554,432 possible Nonograms and for 6 × 6 Nonograms this comes down to 2³⁶ = 68,719,476,736 possible Nonograms',
  'section-3.5.3-classified': '44% of all 6 × 6 Nonograms have been examined',
};

/** The ids that have words here. */
export const quotedIds: readonly string[] = Object.keys(quotes).map((id) => `001-${id}`);

/** A claim with the words of the document, where it has none of its own. */
export function quoted(claim: Answered): Answered {
  const quote = sourceOf(claim) === '001' ? quotes[claim.id.slice(4)] : undefined;
  return quote === undefined || claim.quote !== undefined ? claim : { ...claim, quote };
}
