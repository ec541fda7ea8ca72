/** Operators of MathML in TeX; invisible operators become empty. */
export const TEX_OPERATORS: Record<string, string> = {
  ...{ '−': '-', '–': '-', '‐': '-', '×': '\\times', '⋅': '\\cdot', '·': '\\cdot', '∙': '\\cdot' },
  ...{ '÷': '\\div', '∶': ':', '∕': '/', '±': '\\pm', '∓': '\\mp', '∗': '*', '∘': '\\circ' },
  ...{ '≤': '\\le', '≥': '\\ge', '⩽': '\\le', '⩾': '\\ge', '≠': '\\ne', '≈': '\\approx' },
  ...{ '≡': '\\equiv', '∼': '\\sim', '≅': '\\cong', '∝': '\\propto', '≪': '\\ll', '≫': '\\gg' },
  ...{ '→': '\\to', '←': '\\leftarrow', '↔': '\\leftrightarrow', '⇒': '\\Rightarrow' },
  ...{ '⇔': '\\Leftrightarrow', '⟶': '\\to', '⟹': '\\Rightarrow', '⇌': '\\rightleftharpoons' },
  ...{ '∈': '\\in', '∉': '\\notin', '∪': '\\cup', '∩': '\\cap', '⊂': '\\subset' },
  ...{ '⊆': '\\subseteq', '∖': '\\setminus', '∀': '\\forall', '∃': '\\exists', '¬': '\\neg' },
  ...{ '∧': '\\land', '∨': '\\lor', '∥': '\\parallel', '⊥': '\\perp', '∠': '\\angle' },
  ...{ '∣': '\\mid', '∤': '\\nmid', '△': '\\triangle', '∆': '\\Delta', '∑': '\\sum' },
  ...{ '∏': '\\prod', '∫': '\\int', '…': '\\ldots', '⋯': '\\cdots', '⟨': '\\langle' },
  ...{ '⟩': '\\rangle', '⌊': '\\lfloor', '⌋': '\\rfloor', '‖': '\\|', '′': "'", '°': '{}^\\circ' },
  ...{ '{': '\\{', '}': '\\}', '%': '\\%', '&': '\\&', '#': '\\#', _: '\\_', $: '\\$' },
  ...{ '\\': '\\backslash', '\u00a0': '\\ ', '\u2009': '\\,', '\u202f': '\\,', '€': '\\text{€}' },
  ...{ '\u2061': '', '\u2062': '', '\u2063': '', '\u2064': '', '\u200b': '' },
}

const GREEK = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'varepsilon', ϵ: 'epsilon', ζ: 'zeta' },
  ...{ η: 'eta', θ: 'theta', ι: 'iota', κ: 'kappa', λ: 'lambda', μ: 'mu', µ: 'mu', ν: 'nu' },
  ...{ ξ: 'xi', π: 'pi', ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'varphi', ϕ: 'phi', χ: 'chi' },
  ...{ ψ: 'psi', ω: 'omega', Γ: 'Gamma', Δ: 'Delta', Θ: 'Theta', Λ: 'Lambda', Π: 'Pi' },
  ...{ Σ: 'Sigma', Φ: 'Phi', Ψ: 'Psi', Ω: 'Omega', '∞': 'infty', '∅': 'emptyset', ℓ: 'ell' },
}

const SETS = { ℕ: 'N', ℤ: 'Z', ℚ: 'Q', ℝ: 'R', ℂ: 'C' }

/** Letters that TeX writes as commands. */
export const TEX_LETTERS: Record<string, string> = Object.fromEntries([
  ...Object.entries(GREEK).map(([sign, name]) => [sign, `\\${name}`]),
  ...Object.entries(SETS).map(([sign, letter]) => [sign, `\\mathbb{${letter}}`]),
])

/** Words that TeX sets as functions. */
export const TEX_FUNCTIONS = new Set([
  ...['sin', 'cos', 'tan', 'cot', 'log', 'ln', 'lg', 'exp', 'min', 'max', 'lim', 'gcd', 'arcsin'],
  ...['arccos', 'arctan', 'det', 'sup', 'inf'],
])

/** TeX commands for accents over a letter. */
export const TEX_ACCENTS: Record<string, string> = {
  ...{ '¯': 'overline', '‾': 'overline', '―': 'overline', _: 'overline', '→': 'overrightarrow' },
  ...{ '⟶': 'overrightarrow', '^': 'hat', '˙': 'dot', '.': 'dot', '~': 'tilde', '⏞': 'overbrace' },
}
